// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

type Places = typeof import("./history-places");

/** Draws a page: Next has written its entry, and the frame comes in which a reader is put in their place. */
async function draw({ placeReader }: Places, state: object | null): Promise<void> {
  history.replaceState(state, "");
  placeReader();
  await new Promise(requestAnimationFrame);
}

describe("a page that comes", () => {
  let places: Places;
  let scrolls: unknown[];

  beforeEach(async () => {
    vi.resetModules();
    places = await import("./history-places");
    scrolls = [];
    vi.stubGlobal("scrollTo", (to: unknown) => scrolls.push(to));
    vi.stubGlobal("scrollY", 2500);
    Element.prototype.scrollIntoView = () => void scrolls.push("top");
  });

  const noted = { top: 3000 };

  it("is left where the browser has it when it was loaded, however often React draws it", async () => {
    await draw(places, noted);
    await draw(places, noted);
    expect(scrolls).toEqual([]);
  });

  it("is shown from its top after a link, once", async () => {
    places.linkFollowed();
    await draw(places, {});
    await draw(places, noted);
    expect(scrolls).toEqual(["top"]);
  });

  it("is shown where one was after Back, once", async () => {
    history.replaceState(noted, "");
    places.followHistory();
    await draw(places, noted);
    await draw(places, noted);
    expect(scrolls).toEqual([{ top: 3000, behavior: "instant" }]);
  });

  it("stays where it is after Back when nothing was noted", async () => {
    places.followHistory();
    await draw(places, {});
    expect(scrolls).toEqual([]);
  });
});
