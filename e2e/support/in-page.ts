/* What the tests of Chromium and those of the other engines run in a page: it brings nothing of its file along. */

/** An expression that throws once `window.crash` is set, put into a script of the site by who tests a crash. */
export const thrower =
  '(()=>{if(!window.crash)return;window.crashes=(window.crashes??0)+1;throw new Error("The outer reason",{cause:new Error("The middle one",{cause:"the inner one"})})})()';

/** Whether turn-page.ts is there: the last script that a page asks for on its own. */
export function hasTurner(): boolean {
  const { turn } = document.querySelector<HTMLElement>("[data-turn]")?.dataset ?? {};
  return performance.getEntriesByType("resource").some(({ name }) => name.endsWith(`/${turn}.js`));
}
