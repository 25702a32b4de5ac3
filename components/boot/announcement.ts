import { all, attempt, docs, on, read, root } from "./docs";

/* Hides an announcement that was closed before the first paint, and closes it. */
const close = (isClosed: boolean) => {
  root.dataset.announcement = isClosed ? "closed" : "";
};

// One whose id was not seen yet shows. What another tab stores counts until React follows it.
const follow = () => close(read(ANNOUNCEMENT_ID) === ANNOUNCEMENT && read(DISMISS) === "true");
follow();
on("storage", () => docs.live || follow());

on("click", ({ target }) => {
  if (!target.closest("[data-news] button")) return;
  close(true);
  attempt(() => Object.assign(localStorage, { [ANNOUNCEMENT_ID]: ANNOUNCEMENT, [DISMISS]: "true" }));
  // The button is gone; the reader goes on with what stands below it.
  (all("header a")[0] as HTMLElement).focus({ preventScroll: true });
});
