import { hrefOf, slugOf } from "@/lib/routing/slug";

/*
 * Where the reader was on each page: a place goes with its entry in the history, beside what Next keeps there.
 */

/** What Next keeps in the history of the page that is shown. */
let own: { top?: number; open?: boolean[]; overlay?: boolean } | null;

/** Whether a link leads to the page that comes, rather than Back or Forward; nothing when neither does. */
let isPushed: boolean | undefined;

/** The address of a page that Back or Forward leads to, and that is not on the screen yet. */
let awaited = "";

/** A link leads to the page that comes. */
export function linkFollowed(): void {
  isPushed = true;
}

/** What opens and closes in the page's text, on which it depends how far down a place is. */
const folded = () => [...document.querySelectorAll<HTMLDetailsElement>("article details")];

/** Notes the place in this page's entry; while another page is still shown, it is not this one's. */
export function notePlace(): void {
  if (history.state && isShown())
    history.replaceState({ ...history.state, top: scrollY, open: folded().map(({ open }) => open) }, "");
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes it when the page has stood still for a moment: Safari before 26.2 tells of no end of scrolling. */
export function noteSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(notePlace, 100);
}

/**
 * Puts the reader in the place of the page that has come: its top after a link, after Back and Forward where they were.
 * A page that was loaded or drawn again stays where the browser has it. Returns what gives that up.
 */
export function placeReader(): (() => void) | undefined {
  own = history.state;
  awaited = "";
  const isLink = isPushed;
  isPushed = undefined;
  const { hash } = location;
  // Next stays where it is if the top is nearly in sight, or if what the address names is not there; and it has gone
  // there before tabs and details were as the reader has chosen them.
  if (isLink) (findTarget(hash) || document.body).scrollIntoView({ behavior: "instant" });
  // Browsers go, a moment later, to the heading of an entry, not to where the reader was, and no farther than the page
  // that stands there still is long. A step that comes within that moment takes the place of this one.
  const { top, open = [] } = own ?? {};
  if (isLink !== false || top === undefined) return undefined;
  for (const [at, one] of folded().entries()) one.open = open[at] ?? one.open;
  const frame = requestAnimationFrame(() =>
    scrollTo({ top: hash ? top : Math.max(top, scrollY), behavior: "instant" }),
  );
  return () => cancelAnimationFrame(frame);
}

/**
 * Follows Back and Forward. Next knows no entry that the browser made, for a heading, and would leave on the screen what
 * is there: such an entry gets what Next has noted of the page, and nothing of a dialog that was open before a reload. The
 * event comes when it is made, too. A page that can't be had, Next asks the browser for by its address, which is in the
 * bar already: with a heading, that is a jump within the page that is there, and comes here as a second event.
 */
export function followHistory(): void {
  clearTimeout(timer);
  isPushed = false;
  const isSecond = awaited === location.href;
  awaited = isShown() ? "" : location.href;
  if (awaited && (isSecond || !history.state)) location.reload();
  else if (!history.state) history.replaceState({ ...own, top: undefined, overlay: undefined }, "");
}

/** Whether the page of the address is the one on the screen; the page that is not found has no address of its own. */
function isShown(): boolean {
  const shown = document.querySelector<HTMLElement>("[data-href]")?.dataset.href;
  const slug = slugOf(location.pathname);
  return !shown || (slug !== undefined && shown === hrefOf(slug));
}

/** What a hash that can be decoded leads to (others are the browser's, see `linkedPage`). */
const findTarget = (hash: string) => hash && document.getElementById(decodeURIComponent(hash.slice(1)));
