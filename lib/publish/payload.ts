import { onlyFirst } from "./only-first";

/**
 * A payload without what it says twice or in vain: every page has two, and each is fetched.
 *
 * - Its stylesheets are all the joined one (stylesheets.ts): each list of them keeps one entry, the one with the key 0, and
 *   one line asks for it early.
 * - A property that is `undefined` need not be there; Next's own payloads of a page that is gone to leave it out, too.
 */
export function thinPayload(payload: string): string {
  return payload
    .replace(/^:HL\["[^"\n]+\.css","style"\]\n/gm, onlyFirst())
    .replace(/,\["\$","link","[1-9]\d*",\{"rel":"stylesheet",[^{}\n]*\}\]/g, "")
    .replace(/"\w+":"\$undefined",/g, "")
    .replace(/,?"\w+":"\$undefined"(?=\})/g, "");
}
