import type { Locator } from "@playwright/test";

/** Puts other words into the page as Chrome's translation does: each text into two elements of its own. */
export const translate = (part: Locator) =>
  part.evaluate((element) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      textContent?.trim() && !parentElement?.closest("script,style,svg") ? 1 : 2,
    );
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.textContent} ü`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });
