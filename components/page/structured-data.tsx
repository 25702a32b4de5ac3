/** A page as search engines read it. In the page's HTML and not in the head, so that no payload repeats it. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
