import { site } from "@/lib/site/config";

type DescribedPage = {
  title: string;
  image: string;
  updated?: string | undefined;
  /** The way down to the page, itself last; steps without an address are left out. */
  crumbs: readonly { label: string; href?: string | undefined }[];
};

/** A page as schema.org's words say it (JSON-LD): an article of the docs, and where it stands in them. */
export function structuredData({ title, image, updated, crumbs }: DescribedPage): string {
  const steps = [
    ...crumbs.slice(0, -1).flatMap(({ label, href: at }) => (at ? [{ name: label, item: site.origin + at }] : [])),
    // The last step is the page itself: its address is the canonical one.
    ...crumbs.slice(-1).map(({ label }) => ({ name: label })),
  ];
  return forScript({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        headline: title,
        image: site.origin + image,
        dateModified: updated,
        // Whoever finds none here looks for one in the text, and Readability takes a flag named `--author` for it.
        author: { "@type": "Organization", name: site.name },
      },
      ...(steps.length === 0
        ? []
        : [
            {
              "@type": "BreadcrumbList",
              itemListElement: steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
            },
          ]),
    ],
  });
}

/** JSON that cannot end the `<script>` it stands in, whatever it holds. */
function forScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
