import { all, docs, on } from "./docs";

/*
 * What is done before React is there: a choice that others must follow and a click that needs React are kept for it; the
 * menu opens at once.
 */
on("change", ({ target }) => docs.live || docs.early.push(target));

on("click", ({ target }) => {
  const button = target.closest<HTMLElement>("[data-keep]");
  if (docs.live || !button) return;
  docs.early.push(button);
  if (!button.dataset.keep) return;
  const menu = all<HTMLDialogElement>("dialog")[0] as HTMLDialogElement;
  menu.showModal();
  // Its first navigation is the parts of the site, which stand there already.
  (all("nav", menu)[1] as HTMLElement).innerHTML = all("[data-sidebar]")[0]?.innerHTML ?? "";
});
