import { mayPrefetch } from "@/lib/browser/prefetch";
import { add, data, docs, on } from "./docs";

/* Brings React: soon after load when idle, at once on the first touch, and only then where bytes are dear. */

// What is lost on the line is asked for until it comes: all others wait for it, and so does what was clicked.
const addScript = (src: string) => add("script", { src, onerror: () => setTimeout(addScript, 3000, src) });

const addressOf = (name: string | undefined) => `${CHUNKS}${name}.js`;
// Each in a task of its own: all at once would hold up a slow phone for 50 ms.
const eachChunk = (action: (address: string) => void) =>
  (data.chunks as string).split(" ").map((name) => setTimeout(action, 0, addressOf(name)));

// React takes over what it finds: half a page would be the wrong one.
const whole = new Promise((resolve) => on("DOMContentLoaded", resolve));
let asked: string | undefined;

const wake = () => {
  // Another page may be on its way to take this one's place (turn-page.ts), or have taken it.
  const flight = data.flight as string;
  if (docs.turning || asked === flight) return;
  const drop = () => {
    if (asked === flight) asked = "";
  };
  asked = flight;
  eachChunk((href) => add("link", { rel: "preload", as: "script", href }));
  fetch(flight)
    .then((response) => response.ok && (whole.then(() => response.text()) as unknown))
    .then((text) => {
      if (docs.turning || flight !== data.flight) return drop();
      if ((text as string).includes(data.build as string)) {
        window.__next_f = [[0], [1, text as string]];
        eachChunk(addScript);
      } else {
        // Another build answers: this page is an older one, of a cache or of a moment ago (renew.ts).
        add("script", { src: RENEW });
      }
    })
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
  requestAnimationFrame(() => setTimeout(addScript, 100, addressOf(data.turn)));
  // An idle moment need never come where nothing is painted any more: seen in Chromium's headless shell.
  on("load", () => (self.requestIdleCallback || setTimeout)(() => waiting || docs.wakeIn(300), { timeout: 1000 }));
}
