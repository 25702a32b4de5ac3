/*
 * The first part of the script in the head of every page, run before anything is painted (joined by inline-source.ts).
 * It sets what must be right in the first frame, answers what a reader can touch before React is there, and decides
 * when React comes. The words in capitals are put in at build.
 */
(() => {
  const root = document.documentElement;
  const data = document.currentScript.dataset;
  // A page's payload lies beside it; the not-found page has no address of its own.
  const page = /(.*\/)index/.exec(data.flight)?.[1];
  const all = (selector, from = document) => from.querySelectorAll(selector);
  const on = (type, listener) => addEventListener(type, listener, true);
  const add = (tag, attributes) => document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  // Storage may be blocked, and what it holds may be anything.
  const attempt = (action) => {
    try {
      return action();
    } catch {}
  };
  const read = (key) => attempt(() => localStorage[key]);
  const docs = { add, attempt, paint, wakeIn, early: [] };
  self.docs = docs;

  // The address: index.html, .html and the one without its slash stand for the page's own.
  if (page && location.pathname !== page)
    history.replaceState(history.state, "", page + location.search + location.hash);

  // Color mode.
  const dark = matchMedia("(prefers-color-scheme:dark)");
  const meta = add("meta", { name: "theme-color" });
  function paint(wanted = read(THEME) ?? root.dataset.themeChoice) {
    const choice = /^(light|dark)$/.test(wanted) ? wanted : "system";
    const theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
    Object.assign(root.dataset, { theme, themeChoice: choice });
    meta.content = theme === "dark" ? DARK : LIGHT;
    for (const radio of all("[data-color-mode]")) radio.checked = radio.value === choice;
  }
  dark.onchange = () => paint();

  // Announcement.
  const close = (isClosed) => {
    root.dataset.announcement = isClosed ? "closed" : "";
  };

  // What is stored, and what another tab stores before React follows it. An announcement whose id was not seen yet shows.
  const follow = () => {
    paint();
    close(read(ANNOUNCEMENT_ID) === ANNOUNCEMENT && read(DISMISS) === "true");
  };
  follow();
  on("storage", () => docs.live || follow());

  // Before React: choices take effect at once; a tab that other groups must follow, and a click that needs React, are
  // kept for it.
  on("change", ({ target }) => {
    if (docs.live) return;
    docs.early.push(target);
    if (target.dataset.colorMode === undefined) return;
    paint(target.value);
    attempt(() => (localStorage[THEME] = target.value));
  });
  on("click", ({ target }) => {
    if (target.closest("[data-news] button")) {
      close(true);
      attempt(() => Object.assign(localStorage, { [ANNOUNCEMENT_ID]: ANNOUNCEMENT, [DISMISS]: "true" }));
      // The button is gone; the reader goes on with what stands below it.
      all("header a")[0].focus({ preventScroll: true });
    }
    const button = target.closest("[data-keep]");
    if (docs.live || !button) return;
    docs.kept = button;
    if (!button.dataset.keep) return;
    const [menu] = all("dialog");
    menu.showModal();
    // Its first navigation is the parts of the site, which stand there already.
    all("nav", menu)[1].innerHTML = all("[data-sidebar]")[0]?.innerHTML ?? "";
  });

  // React: soon after load when idle, at once on the first touch, and only then where bytes are dear.
  if (!data.flight) return;
  // Each in a task of its own: all at once would hold up a slow phone for 50 ms.
  const addEach = (tag, attributesOf) =>
    data.chunks.split(" ").map((name) => setTimeout(add, 0, tag, attributesOf(`${CHUNKS}${name}.js`)));
  // React takes over what it finds: half a page would be the wrong one.
  const whole = new Promise((resolve) => on("DOMContentLoaded", resolve));
  let asked;
  const wake = () => {
    // Another page may be on its way to take this one's place (turn-page.ts), or have taken it.
    const { flight } = data;
    if (docs.turning || asked === flight) return;
    const drop = () => {
      if (asked === flight) asked = 0;
    };
    asked = flight;
    addEach("link", (href) => ({ rel: "preload", as: "script", href }));
    Promise.all([fetch(flight).then((response) => response.ok && response.text()), whole])
      .then(([text]) => {
        if (docs.turning || flight !== data.flight) return drop();
        // Where another build answers, this page stays as it is, and its links load pages whole.
        if (!text.includes(data.build)) return;
        self.__next_f = [[0], [1, text]];
        addEach("script", (src) => ({ src }));
      })
      // The next touch asks again, but not each movement of a pointer.
      .catch(() => setTimeout(drop, 3000));
  };
  // A link works without React, and so does the search: the line is left to what they fetch, alone where bytes are dear.
  const line = navigator.connection;
  const isDear = line?.saveData || /2g/.test(line?.effectiveType);
  let waiting;
  function wakeIn(delay) {
    clearTimeout(waiting);
    waiting = isDear || setTimeout(wake, delay);
  }
  ["pointerover", "keydown", "focusin", "click"].map((type) =>
    on(type, ({ target }) =>
      target.closest?.("a[href],[data-search],[data-search-open]") ? wakeIn(type === "click" ? 3000 : 300) : wake(),
    ),
  );
  // What turns pages until then; the first frame does not wait for it, nor for its turn on the line.
  requestAnimationFrame(() => setTimeout(add, 100, "script", { src: `${CHUNKS}${data.turn}.js` }));
  // An idle moment need never come where nothing is painted any more: seen in Chromium's headless shell.
  on("load", () => (self.requestIdleCallback || setTimeout)(() => waiting || wakeIn(300), { timeout: 1000 }));
})();
