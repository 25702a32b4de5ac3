import { showWithin } from "@/lib/browser/show-within";

/** The contents lists of the page, which all mark the same entry. */
export class ContentsLists {
  private readonly lists = [...document.querySelectorAll<HTMLElement>("[data-toc]")].map((list) => ({
    list,
    links: [...list.querySelectorAll("a")],
  }));
  private marked = -1;

  /** What the entries lead to, in their order. */
  readonly headings = (this.lists[0]?.links ?? []).flatMap(
    ({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
  );

  indexOf(link: HTMLAnchorElement): number {
    return Math.max(...this.lists.map(({ links }) => links.indexOf(link)));
  }

  mark(index: number): void {
    if (index === this.marked) return;
    this.marked = index;
    for (const { list, links } of this.lists) {
      for (const link of links) link.removeAttribute("aria-current");
      const current = links[index];
      current?.setAttribute("aria-current", "true");
      const name = list.querySelector("[data-toc-current]");
      if (name) name.textContent = current?.textContent ?? "";
    }
    this.show();
  }

  /** Scrolls a list that is longer than its place to the marked entry; to the first where the reader is above all. */
  show(): void {
    for (const { links } of this.lists) {
      const link = links[this.marked] ?? links[0];
      if (link) showWithin(link.closest("details>ul,[data-toc]"), link);
    }
  }
}
