/**
 * HTML without what every parser adds by itself (HTML Standard, 13.1.2): `hidden` for `hidden=""`, `<br>` for `<br/>`, an
 * apostrophe for its number, and no end tag where the next tag says as much. Scripts are left as they are. The HTML must be
 * React's or ours: in a tag, values stand in double quotes, and `<`, `>`, and quotes within them are escaped.
 */
export function leaveOutOptional(html: string): string {
  return html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part) => (part.startsWith("<script") ? part : shorten(part)))
    .join("");
}

function shorten(html: string): string {
  return html
    .replace(/<[a-z][^<>]*=""[^<>]*>/g, (tag) => tag.replaceAll('=""', ""))
    .replace(/(<(?:br|hr|img|input|link|meta)\b[^<>]*)\/>/g, "$1>")
    .replace(/><\/(?:use|path|circle)>/g, "/>")
    .replaceAll("&#x27;", "'")
    .replace(optionalEnd, "");
}

/**
 * End tags that may be left out where one of these tags follows at once (13.1.2.4). Of a parent that ends, only those are
 * named that end whatever is open in them.
 */
const optionalEnd = new RegExp(
  Object.entries({
    li: "<li\\b|</(?:ul|ol)>",
    p: "<(?:p|ul|ol|dl|div|section|pre|table|details|blockquote|figure|h[1-6])\\b|</(?:div|section|article|footer|dialog|li|dd|td|th|blockquote|details)>",
    dt: "<d[dt]\\b",
    dd: "<d[dt]\\b|</(?:dl|div)>",
    "t[dh]": "<t[dhr]\\b|</(?:tr|tbody|thead|table)>",
    tr: "<tr\\b|</(?:tbody|thead|table)>",
    thead: "<tbody\\b",
    tbody: "</table>",
  })
    .map(([name, next]) => `</${name}>(?=${next})`)
    .join("|"),
  "g",
);
