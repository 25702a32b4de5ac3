import { docsRoot, slugOf } from "@/lib/routing/slug";
import type { Problem } from "./problem";

/** Every address that was ever published, one a line: pages, and their headings after a `#`. */
export const registerFile = "content/register.txt";

const head = [
  "# Every address that this site has promised: pages, and the ids of their headings.",
  "# `npm run register` adds what is new. A line is taken out by hand only, with the reason in the commit.",
];

/** The lines of a register without its head. */
export function parseRegister(text: string): string[] {
  return text.split("\n").filter((line) => line.startsWith(docsRoot));
}

/** The register's text: what it held, with what is there now. Nothing that was promised is dropped. */
export function formatRegister(registered: readonly string[], present: readonly string[]): string {
  return [...head, ...[...new Set([...registered, ...present])].sort(), ""].join("\n");
}

/**
 * Every promise that is broken: a page that is gone without a redirect, or an id without a heading that keeps it. Of a
 * page that is gone, its headings are not named one by one.
 */
export function checkRegister(
  text: string,
  present: ReadonlySet<string>,
  redirects: Readonly<Record<string, string>>,
): Problem[] {
  return text.split("\n").flatMap((address, index) => {
    const [page = "", id] = address.split("#");
    const slug = slugOf(page);
    if (slug === undefined || present.has(address)) return [];
    if (Object.hasOwn(redirects, slug) || (id !== undefined && !present.has(page))) return [];
    const place = { file: registerFile, line: index + 1 };
    return id === undefined
      ? {
          ...place,
          what: `There was a page ${page}, and there is none any more.`,
          cure: `Lead its readers on: write "${slug}": "/docs/…/" in content/redirects.ts.`,
        }
      : {
          ...place,
          what: `${page} had the id "${id}" and has it no more.`,
          cure: `Keep links to it working: give it to a heading as well, as in ## Title [#new-id, #${id}].`,
        };
  });
}
