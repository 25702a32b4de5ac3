import { type Slug, slugOf } from "./slug";

export const sections = ["docs", "cli", "api"] as const;

/** The part of the site whose sidebar a page has. */
export type Section = (typeof sections)[number];

/** What readers know the sections by: in the navbar, in breadcrumbs, in search. */
export const sectionLabels = { docs: "Docs", cli: "CLI", api: "API" } as const satisfies Record<Section, string>;

/** The page that each section begins with. */
export const sectionHomes = { docs: "", cli: "cli", api: "api" } as const satisfies Record<Section, Slug>;

/** The sidebar that an address belongs to: `cli` and `api` by their prefix, everything else `docs`. */
export function sectionOf(pathname: string): Section {
  const first = slugOf(pathname)?.split("/")[0];
  return first === "cli" || first === "api" ? first : "docs";
}

/** The section marker of the specification: `cli` where the path contains `/cli/`, else `docs`. */
export function markerOf(pathname: string): "docs" | "cli" {
  return `/${slugOf(pathname) ?? ""}/`.includes("/cli/") ? "cli" : "docs";
}
