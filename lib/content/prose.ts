import { frontmatterIn } from "./frontmatter-text";

/**
 * A page's source with everything blanked that its reader does not read as words: code, addresses, elements,
 * keywords. Lines and columns stay, so that what is found here can be shown to its writer.
 * @example proseOf("See [`log`](/docs/x/) now.") // "See [                 now."
 */
export function proseOf(source: string): string {
  const { whole: head = "" } = frontmatterIn(source) ?? {};
  return head.replace(unread, blank) + proseOfBody(source.slice(head.length));
}

/** The fields of the frontmatter that nobody reads as words, each with the lines that belong to it. */
const unread = /^(?!(?:title|description|sidebarLabel):)\S.*(?:\n[ \t].*)*/gm;

const fence = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$/gm;

/** A page's source with everything blanked that its writers tell one another. What looks so in a block of code is code. */
export const withoutNotes = (source: string): string =>
  source.replace(new RegExp(`${fence.source}|\\{/\\*[\\s\\S]*?\\*/\\}`, "gm"), (found, _, mark) =>
    mark ? found : blank(found),
  );

function proseOfBody(body: string): string {
  return body
    .replace(fence, blank)
    .replace(/\\[\\`]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<\/?[A-Za-z][^<>]*>/g, blankTag)
    .replace(/\]\([^()\n"]*("[^"\n]*")?\s*\)/g, blankAddress)
    .replace(/\[\^[^\]\s]+\]|(?<=\])\[[^\][\n]+\]/g, blank)
    .replace(/^[ \t]*\[[^\][\n]+\]:[ \t]*(?:\/|#|https?:|mailto:)\S*/gm, blank)
    .replace(/[ \t]\[#[^\]\n]*\][ \t]*$/gm, blank)
    .replace(/\b(?:https?:\/\/|mailto:)[^\s)>]*/g, blank);
}

/** A caption is read. */
function blankAddress(address: string, caption = ""): string {
  const at = caption ? address.indexOf(caption) : address.length;
  return blank(address.slice(0, at)) + caption.replaceAll('"', " ") + blank(address.slice(at + caption.length));
}

/** An element's title and label are read; its other attributes are not. */
function blankTag(tag: string): string {
  const [first = "", ...parts] = tag.split(/(\b(?:title|label)="[^"]*")/);
  return blank(first) + parts.map((part, index) => (index % 2 === 0 ? readableOf(part) : blank(part))).join("");
}

const readableOf = (attribute: string) => attribute.replace(/^[a-z]+="|"$/g, blank);

const blank = (text: string) => text.replace(/[^\n]/g, " ");
