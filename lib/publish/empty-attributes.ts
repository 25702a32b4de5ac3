/**
 * HTML whose empty attributes stand by their names alone: `hidden` for `hidden=""`, which is the same to every parser
 * (HTML Standard, 13.1.2.3), and in a page with much code half a kilobyte. Scripts are left as they are.
 * The HTML must be React's or ours: in a tag, `<`, `>`, and quotes within values are escaped.
 */
export function shortenEmptyAttributes(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<[a-z][^<>]*>/g, (part) =>
    part.startsWith("<script") ? part : part.replaceAll('=""', ""),
  );
}
