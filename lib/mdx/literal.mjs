/** Where Unicode keeps room for private use: its first sign is `edge`, and ASCII finds a place behind it. */
const room = 0xe000;

/** Where emphasis begins or ends in a text that no longer has its signs. */
export const edge = String.fromCharCode(room);

/**
 * A text whose signs stand for themselves, as those of code do, moved to where no rule about Markdown takes one for its
 * own. Spaces stay.
 * @param {string} text
 */
export const literal = (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(room + sign.charCodeAt(0)));

/**
 * What a reader sees of a text with such signs.
 * @param {string} text
 */
export const readable = (text) =>
  text.replaceAll(edge, "").replace(/[\uE021-\uE07E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - room));

/**
 * What became of a text of Markdown, with the signs literal that its writer has escaped: behind a backslash, or written
 * by their name or number. Where the source is not what the text was made of, none is known.
 * @param {string} text
 * @param {string} source the text as it was written, with what stands before its lines
 */
export function withEscapes(text, source) {
  let typed = "";
  let at = 0;
  while (typed.length < text.length) {
    const place = typed.length;
    const sign = text.charAt(place);
    const written = source.charAt(at);
    const [named = ""] =
      written === "&" ? (/^&(?:#\d+|#x[\da-f]+|[a-z\d]+);/i.exec(source.slice(at, at + 40)) ?? []) : [];
    if (named && !text.startsWith(named, place)) {
      typed += literal(sign);
      at += named.length;
    } else if (written === "\\" && source.charAt(at + 1) === sign && literal(sign) !== sign) {
      typed += literal(sign);
      at += 2;
    } else if (written === sign) {
      typed += sign;
      at += 1;
    } else if (/[ \t>]/.test(written)) {
      // It stands before a line, or is left out at its end.
      at += 1;
    } else return text;
  }
  return typed;
}
