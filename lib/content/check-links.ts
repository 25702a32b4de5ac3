import { slug } from "github-slugger";
import { tabLabels } from "@/lib/mdx/words.mjs";
import { isProgramFile } from "@/lib/routing/page-files";
import { barePathname, docsRoot, hrefOf, isFilePath, type Slug, safeDecode, slugOf } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { slugOfFile } from "./files";
import type { Ledger } from "./ledger";
import { listed } from "./listed";
import { didYouMean, nearestWord } from "./nearest-word.mjs";
import { drawingFile, drawingOf } from "./pictures";
import type { Fault, Problem } from "./problem";
import { relativeFault } from "./relative-link";

/** What is needed to tell whether an address leads somewhere. */
export type LinkTargets = {
  /** The ids of a page's headings and other targets, or `undefined` if there is no such page. Of one that can't be read nobody knows. */
  idsOf: (slug: Slug) => readonly string[] | "unread" | undefined;
  slugs: () => Iterable<Slug>;
  /** Where a page that has moved is now. */
  movedTo: (slug: Slug) => string | undefined;
  /** The page that one may have become that is gone. */
  renamedTo: (slug: Slug) => Slug | undefined;
  /** Whether a file is in `public/`: `/docs/images/x.svg`. */
  isFile: (pathname: string) => boolean;
  /** Why a picture that is published cannot be drawn. */
  pictureFault: (pathname: string) => Fault | undefined;
  /** Whether a drawing exists in `content/diagrams/`. */
  isDrawing: (name: string) => boolean;
};

/** Every link, anchor and image of a page that leads nowhere or is not written as this site writes addresses. */
export function checkLinks(
  page: { file: string; slug: Slug; ledger: Pick<Ledger, "links" | "images"> },
  targets: LinkTargets,
): Problem[] {
  const { file, ledger } = page;
  const links = ledger.links.flatMap(({ href, line }) => {
    const fault = linkFault(href, page, targets);
    return fault ? [{ file, line, ...fault }] : [];
  });
  return [...links, ...checkImages(page, targets)];
}

/** Every image of a page that is not there, or cannot be shown: with one, the page cannot be drawn. */
export function checkImages(
  { file, ledger }: { file: string; ledger: Pick<Ledger, "images"> },
  targets: LinkTargets,
): Problem[] {
  return ledger.images.flatMap(({ src, line }) => {
    const fault = imageFault(src, targets);
    return fault ? [{ file, line, ...fault }] : [];
  });
}

/** What to do about an address with a space, however it is written. */
export const noSpace = "An address has no space. Name the file with hyphens, as in my-picture.svg, and write that.";

function linkFault(
  href: string,
  { file, slug: from }: { file: string; slug: Slug },
  targets: LinkTargets,
): Fault | undefined {
  if (URL.canParse(href) && new URL(href).origin === site.origin) {
    return {
      what: `The link "${href}" names this site's own host.`,
      cure: `Write ${href.slice(site.origin.length) || docsRoot}, which holds wherever the site is served.`,
    };
  }
  if (/^https:\/\/[^/]/.test(href)) return undefined;
  // A browser makes of it a path of the host that it is on, or another host, as that host is served.
  if (href.startsWith("https:")) {
    return {
      what: `The address "${href}" has no host behind two slashes.`,
      cure: `Write https://${href.replace(/^https:\/*/, "") || "HOST/PATH"}.`,
    };
  }
  if (href.startsWith("mailto:")) return mail.test(href) ? undefined : mailFault(href);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
    return {
      what: `The address "${href}" is neither https nor mailto.`,
      cure: "Write https:// in front, or link to a page of this site.",
    };
  }
  const [, pathname = "", query = "", hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  const asked = slugOf(pathname || "/docs/") === undefined ? undefined : queryFault(href, query);
  if (asked) return asked;
  if (hasSpace(pathname)) return spaceFault(pathname);
  if (href === "") return emptyLink;
  if (pathname === "" && query === "") return anchorFault(href, from, hash ?? "", targets);
  if (!pathname.startsWith("/")) return relativeFault(href, pathname, { file, from }, targets.idsOf);
  if (targets.isFile(pathname) || isProgramFile(pathname)) return undefined;
  const slug = slugOf(pathname);
  const ids = slug === undefined ? undefined : targets.idsOf(slug);
  if (slug === undefined || !ids) {
    return { what: `Broken link: there is no page ${pathname}.`, cure: meantInstead(pathname, targets) };
  }
  if (pathname !== hrefOf(slug)) {
    return {
      what: `The link "${href}" is not the page's canonical address.`,
      cure: `Write ${hrefOf(slug)}${hash ? `#${hash}` : ""}.`,
    };
  }
  return hash === undefined ? undefined : anchorFault(href, slug, hash, targets);
}

/** Why a query chooses no tab: it names no group of tabs, or no choice of it, which is a label as a part of an address. */
function queryFault(href: string, query: string): Fault | undefined {
  for (const [group, choice] of new URLSearchParams(query)) {
    const choices = Object.hasOwn(tabLabels, group) ? tabLabels[group]?.map((label) => slug(label)) : undefined;
    if (!choices) {
      const cure = didYouMean(group, Object.keys(tabLabels)) ?? "Take it out of the address.";
      return { what: `The link "${href}" asks for "${group}", which no tabs choose by.`, cure };
    }
    if (!choices.includes(choice)) {
      const what = `The link "${href}" asks for the tab "${choice}", and "${group}" has none of that name.`;
      return { what, cure: didYouMean(choice, choices) ?? `Write one of: ${choices.join(", ")}.` };
    }
  }
  return undefined;
}

const hasSpace = (pathname: string) => /\s/.test(safeDecode(pathname));
const spaceFault = (pathname: string): Fault => ({
  what: `The address "${safeDecode(pathname)}" has a space.`,
  cure: noSpace,
});

/** A page that has moved, or one that is nearly called so: with the ending of its file, or without /docs/ in front. */
function meantInstead(pathname: string, targets: LinkTargets): string {
  const bare = slugOfFile(slugOf(pathname) ?? barePathname(pathname).slice(1));
  const moved = targets.movedTo(bare);
  if (moved) return `It has moved: write ${moved}.`;
  const meant = targets.idsOf(bare) ? bare : (targets.renamedTo(bare) ?? nearestWord(bare, targets.slugs()));
  if (meant !== undefined) return `Did you mean ${hrefOf(meant)}?`;
  return isFilePath(pathname)
    ? `Write the address of a file in public/, or one that README.md lists under "For machines".`
    : `Pages have addresses under ${docsRoot}; write one that exists.`;
}

const mail = /^mailto:[^\s@?]+@(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\?.*)?$/i;
const mailFault = (href: string): Fault => ({
  what: `The address "${href}" has no mailbox and host.`,
  cure: "Write mailto:NAME@HOST.",
});

const emptyLink: Fault = { what: "A link without an address.", cure: "Write the address between the parentheses." };

function anchorFault(href: string, slug: Slug, hash: string, targets: LinkTargets): Fault | undefined {
  const ids = targets.idsOf(slug) ?? [];
  const id = safeDecode(hash);
  if (ids === "unread" || ids.includes(id)) return undefined;
  const meant = nearestWord(id, ids);
  return {
    what: `Broken anchor "${href}": ${hrefOf(slug)} has no id "${id}".`,
    cure: meant ? `Did you mean #${meant}?` : `Its ids are: ${listed(ids) || "none"}.`,
  };
}

function imageFault(src: string, targets: LinkTargets): Fault | undefined {
  const drawing = drawingOf(src);
  if (drawing !== undefined) {
    return targets.isDrawing(drawing)
      ? undefined
      : { what: `There is no drawing "${drawing}".`, cure: `Create ${drawingFile(drawing)} or correct the name.` };
  }
  if (!src.startsWith("/docs/")) {
    return {
      what: `The image "${src}" is not one of this site.`,
      cure: "Put the file in public/docs/images/ and write /docs/images/NAME.",
    };
  }
  if (hasSpace(src)) return spaceFault(src);
  const [, bare = "", more] = /^([^?#]*)([?#].*)$/.exec(src) ?? [];
  if (more && targets.isFile(bare)) {
    return { what: `The address of the image ${bare} has "${more}" behind it.`, cure: `Write ${bare}.` };
  }
  if (!targets.isFile(src)) {
    return { what: `There is no image ${src}.`, cure: `Put the file at public${src} or correct the address.` };
  }
  return targets.pictureFault(src);
}
