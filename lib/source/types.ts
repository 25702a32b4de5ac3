import type { Frontmatter } from "@/lib/content/frontmatter";
import type { OperationNodes } from "@/lib/openapi/operation/operation";
import type { Section } from "@/lib/routing/section";
import type { DocsHref, Slug } from "@/lib/routing/slug";

/** Everything with an address. `app/page-body.ts` does not compile until it can draw each kind. */
export type Page = DocPage | OperationPage;

type Common = {
  slug: Slug;
  href: DocsHref;
  section: Section;
  title: string;
  description: string;
  /** What sidebar, breadcrumbs and pager call the page. */
  label: string;
  /** The file that says what the page says, seen from the project's root. */
  file: string;
};

/** A page written in MDX. Where `isDescribed` is false, its frontmatter can't be read, and something stands in for it. */
export type DocPage = Common & { kind: "doc"; source: string; frontmatter: Frontmatter; isDescribed: boolean };

/** A page made from an operation of the API description. `lead` is the first sentence of its text. */
export type OperationPage = Common & { kind: "operation"; operation: OperationNodes; lead: string };

/** A fact that a document states of an operation or of its API, in words; it stands beside the credentials. */
export type OperationNote = { term: string; text: string; href?: string | undefined };
