import type { Page } from "@playwright/test";
import { contrast } from "@/lib/color/contrast";
import { hexOf } from "@/lib/color/mix";

/** A place where the Tab key led, and what is wrong with it, in words. */
export type Stop = { name: string; part: string; wrong: string[] };
/** What the browser says of it: colors that may be its ring, each with what surrounds it. */
type Seen = Stop & { rings: [color: string, ground: string][] };

/**
 * Goes through a page by the Tab key, or by another, until it leaves it, and says of each stop whether a reader sees it:
 * whether a ring of two pixels stands out from what surrounds it (WCAG 2.4.7, 1.4.11), nothing lies over any of it
 * (2.4.11, and the stricter 2.4.12), and whether it comes after the stop before it as the eye would have it (2.4.3).
 */
export async function walkByTab(page: Page, key = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 600; press += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(look);
    if (!seen) return stops;
    const { rings, ...stop } = seen;
    if (!rings.some(([color, ground]) => contrast(hex(color), hex(ground)) >= 3)) stop.wrong.push("no ring");
    stops.push(stop);
  }
  throw new Error("The Tab key goes round and round.");
}

/** @example hex("rgb(10, 101, 115)") // "#0a6573" */
function hex(color: string): string {
  return hexOf((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
}

type Place = { top: number; bottom: number; left: number; right: number; part: Element | null };

/** Runs in the browser, and looks at the element that has the focus. */
async function look(): Promise<Seen | undefined> {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return undefined;
  // What comes into view may make the navbar hide or show, which is drawn a frame later.
  const { lastScroll, lastStop: before } = window as { lastScroll?: number; lastStop?: Place };
  if (lastScroll !== scrollY) for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const wrong: string[] = [];
  const over = cover(focused);
  if (over) wrong.push(`under ${over}`);
  const here = placeOf(focused);
  Object.assign(window, { lastStop: here, lastScroll: scrollY });
  if (before && before.part === here.part) {
    // The next column may begin higher.
    if (here.bottom <= before.top && here.left < before.right) wrong.push("stands above the stop before it");
    else if (here.top < before.bottom && here.right <= before.left) wrong.push("stands left of the stop before it");
  }
  const name = `${focused.tagName} ${(focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 40)}`;
  return { name, part: here.part?.tagName ?? "BODY", wrong, rings: ringsOf(focused) };

  function placeOf(element: HTMLElement): Place {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const part = element.closest("main") ?? element.closest("header, aside, footer, section") ?? element.closest("nav");
    return { top: top + scrollY, bottom: bottom + scrollY, left, right, part };
  }

  /** Around the element, around the label or the frame that stands for it, or around the card that it is drawn out to. */
  function ringsOf(element: HTMLElement): Seen["rings"] {
    const card = element.offsetParent;
    return [
      ...[element, element.parentElement, element.parentElement?.parentElement].flatMap((around) => {
        if (!around) return [];
        const style = getComputedStyle(around);
        const shadow = /rgba?\([^)]+\)/.exec(style.boxShadow)?.[0];
        const rings = outlineOf(style, around);
        // What is chosen has one, too, and so does not show that it has the focus.
        if (shadow && around.matches(":has(:focus-visible):not(:has(:checked))"))
          rings.push([shadow, groundOf(around)]);
        return rings;
      }),
      ...(card ? outlineOf(getComputedStyle(element, "::after"), card) : []),
    ];
  }

  function outlineOf(style: CSSStyleDeclaration, around: Element): Seen["rings"] {
    const width = Number.parseFloat(style.outlineWidth);
    const isSeen = style.outlineStyle !== "none" && !/^rgba\(.*, 0\)$/.test(style.outlineColor);
    if (!isSeen || width < 2) return [];
    const isInside = Number.parseFloat(style.outlineOffset) <= -width;
    return [[style.outlineColor, groundOf(isInside ? around : around.parentElement)]];
  }

  function groundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  /**
   * What lies over an element: over the middle or an edge of one of its lines (corners may be round). What is too high
   * to be seen whole, as a table in a low window, has to be seen in the middle.
   */
  function cover(element: HTMLElement): string | undefined {
    for (const { left, right, top, bottom } of element.getClientRects()) {
      const x = (left + right) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      if (bottom < 0 || top > innerHeight) return "the edge of the window";
      const edges = [
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const;
      for (const [atX, atY] of [[x, y] as const, ...(bottom - top < innerHeight / 2 ? edges : [])]) {
        const hit = document.elementFromPoint(atX, atY);
        if (!hit || hit.contains(element) || element.contains(hit)) continue;
        return `${hit.tagName} ${hit.className}`;
      }
    }
    return undefined;
  }
}
