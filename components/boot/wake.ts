import { mayPrefetch } from "@/lib/browser/prefetch";
import { add, data, docs, on } from "./docs";

/* Brings React: soon after load when idle, at once on the first touch, and only then where bytes are dear. */

// What is lost on the line is asked for until it comes, more and more seldom: a host may not have it any more.
const addScript = (name: string | undefined, onload?: () => void, delay = 3000): unknown =>
  add("script", {
    src: `${CHUNKS}${name}.js`,
    onload: onload as () => void,
    onerror: () => setTimeout(addScript, delay, name, onload, delay * 1.5),
  });

// React takes over what it finds: half a page would be the wrong one.
const whole = new Promise((resolve) => on("DOMContentLoaded", resolve));
/** What was asked for: payloads by their address, and scripts, once, by their name. */
const asked: Record<string, unknown> = {};

const wake = () => {
  // Another page may be on its way to take this one's place (turn-page.ts), or have taken it.
  const flight = data.flight as string;
  if (docs.turning || asked[flight]) return;
  const drop = () => {
    asked[flight] = undefined;
  };
  // Each in a task of its own: all at once would hold up a slow phone for 50 ms.
  const scripts = (data.chunks as string).split(" ").map((name) => {
    asked[name] ??= new Promise<void>((resolve) => setTimeout(addScript, 0, name, resolve));
    return asked[name];
  });
  asked[flight] = fetch(flight)
    .then((response) => (response.ok && response.text()) as unknown as string)
    .then((text): unknown =>
      text.includes(data.build as string)
        ? // While it waited for one of them, React would draw the page anew without end (DESIGN.md).
          Promise.all([whole, ...scripts]).then(() => {
            if (docs.turning || flight !== data.flight) return drop();
            window.__next_f = [[0], [1, text]];
            docs.start();
          })
        : // Another build answers: this page is an older one, of a cache or of a moment ago (renew.ts).
          add("script", { src: RENEW }),
    )
    // An error of the server is one of the second step. The next touch asks again, but not each movement of a pointer.
    .catch(() => setTimeout(drop, 3000));
};

// A link works without React, and so does the search: the line is left to what they fetch, alone where bytes are dear.
const isDear = !mayPrefetch();
let waiting: true | ReturnType<typeof setTimeout> | undefined;
docs.wakeIn = (delay) => {
  clearTimeout(waiting as number | undefined);
  waiting = isDear || setTimeout(wake, delay);
};

// Where Next brings React itself, in the preview, there is nothing to wake.
if (data.flight) {
  for (const type of ["pointerover", "keydown", "focusin", "click"] as const) {
    on(type, ({ target }) =>
      target.closest?.("a[href],[data-search],[data-search-open]")
        ? docs.wakeIn(type === "click" ? 3000 : 300)
        : wake(),
    );
  }
  // What turns pages until then; the first frame does not wait for it, nor for its turn on the line.
  requestAnimationFrame(() => setTimeout(addScript, 100, data.turn));
  // An idle moment need never come where nothing is painted any more: seen in Chromium's headless shell.
  on("load", () => (self.requestIdleCallback || setTimeout)(() => waiting || docs.wakeIn(300), { timeout: 1000 }));
}
