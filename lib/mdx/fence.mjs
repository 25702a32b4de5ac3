import { toString as textOf } from "hast-util-to-string";

/**
 * What a `<pre>` holds as its writer wrote it, before it is colored; nothing for any other element.
 * @param {import("hast").Element} node
 * @returns {Omit<import("../content/ledger").CodeFence, "line"> | undefined}
 */
export function fenceOf(node) {
  const code = node.tagName === "pre" ? node.children[0] : undefined;
  if (code?.type !== "element" || code.tagName !== "code") return undefined;
  const names = /** @type {string[] | undefined} */ (code.properties.className);
  return {
    lang: names?.[0]?.replace("language-", "") ?? "",
    meta: /** @type {{ meta?: string | null } | undefined} */ (code.data)?.meta ?? "",
    text: textOf(code).replace(/\n$/, ""),
  };
}
