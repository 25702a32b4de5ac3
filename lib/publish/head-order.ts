/**
 * A page with the elements of its head in one order: what is needed first, first. React writes them as they become
 * ready, so that two builds of the same page would differ. The script stands before the stylesheet, which it would
 * otherwise wait for.
 */
export function orderHead(html: string): string {
  return html.replace(/<head>([\s\S]*?)<\/head>/, (_, head: string) => {
    const elements = head.match(element) ?? [];
    const rest = head.replace(element, "").trim();
    if (rest !== "") throw new Error(`lib/publish/head-order.ts does not know this in a head: ${rest.slice(0, 80)}`);
    return `<head>${elements.sort((a, b) => rankOf(a) - rankOf(b)).join("")}</head>`;
  });
}

const element = /<(script|title)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>/g;

const order = [
  /^<meta charset/i,
  // The typeface before the stylesheet: why, says asked-ahead.ts.
  /^<link rel="preload"[^>]* as="font"/,
  /^<link rel="preload"[^>]* as="style"/,
  /^<link rel="preload"/,
  /^<meta name="viewport"/,
  /^<script/,
  /^<link rel="stylesheet"/,
  /^<title/,
  /^<meta /,
  /^<link (?!rel="icon")/,
  /^<link /,
];

const rankOf = (tag: string) => order.findIndex((kind) => kind.test(tag));
