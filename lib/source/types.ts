import type { Frontmatter } from "@/lib/content/frontmatter";
import type { Section } from "@/lib/routing/section";
import type { DocsHref, Slug } from "@/lib/routing/slug";

/**
 * Everything with an address. A second kind, the API operation, joins this union when the API description does; the
 * map of renderers in `app/docs/[[...slug]]/page.tsx` then does not compile until it can draw one.
 */
export type Page = DocPage;

type Common = {
  slug: Slug;
  href: DocsHref;
  section: Section;
  title: string;
  description: string;
  /** What sidebar, breadcrumbs and pager call the page. */
  label: string;
};

/** A page written in MDX. */
export type DocPage = Common & { kind: "doc"; file: string; source: string; frontmatter: Frontmatter };
