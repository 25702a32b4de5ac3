/**
 * A payload without what it says twice or in vain: every page has two, and each is fetched.
 *
 * - Its stylesheets are all the joined one (stylesheets.ts): each list of them keeps one entry, the one with the key 0. The
 *   others stand in the list or, where Next cuts what is long, in rows of their own.
 * - A script need not be an element as well, when components name it as theirs: React would insert each a second time.
 * - The stylesheet and the typeface are asked for early by the HTML of whatever page came first.
 * - A property that is `undefined` need not be there; Next's own payloads of a page that is gone to leave it out, too.
 * - What would be shown if a component called `notFound()` in the browser: none does, and an address without a page is
 *   answered by a file of its own.
 * - A component that nothing is made of any more: its script would be fetched.
 */
export function thinPayload(payload: string): string {
  return withoutOrphans(withoutNotFound(thinRows(payload)));
}

function thinRows(payload: string): string {
  const entry = String.raw`\["\$","link","[1-9]\d*",\{"rel":"stylesheet",[^{}\n]*\}\]`;
  const rows = [...payload.matchAll(new RegExp(`^([0-9a-f]+):${entry}\n`, "gm"))].map(([, id]) => id);
  return payload
    .replace(new RegExp(`^[0-9a-f]+:${entry}\n`, "gm"), "")
    .replace(new RegExp(`,(?:${[entry, ...rows.map((id) => String.raw`"\$L${id}"`)].join("|")})`, "g"), "")
    .replace(/^:HL\["[^"\n]+",(?:"style"\]|"font",.*)\n/gm, "")
    .replace(/"\w+":"\$undefined",/g, "")
    .replace(/,?"\w+":"\$undefined"(?=\})/g, "")
    .replace(scriptElement, (element, after = "", before = "") =>
      payload.includes(`:"${after || before}"\n`) ? "" : element,
    );
}

/** In a list, with the comma before it or, at its start, the one after it. One that is a row of its own stays. */
const scriptElement = new RegExp(
  [",ENTRY", String.raw`(?<=\[)ENTRY,?`]
    .map((form) => form.replace("ENTRY", String.raw`\["\$","script","script-\d+",\{"src":"([^"]*)","async":true\}\]`))
    .join("|"),
  "g",
);

/** Within a text, the name's quotes would be escaped. */
function withoutNotFound(payload: string): string {
  return payload.replace(/^([0-9a-f]+:)(\{.*"notFound":.*\})$/gm, (_, id: string, row: string) => {
    const value = JSON.parse(row, (key, value) => (key === "notFound" ? undefined : value));
    return id + JSON.stringify(value);
  });
}

/** A row is a component, or the address of a script; the last that is left out may have been the last to name another. */
function withoutOrphans(payload: string): string {
  const left = payload.replace(/^([0-9a-f]+):(?:I\[|"\/)[^\n]*\n/gm, (row, id: string) =>
    new RegExp(`"\\$[L@Q]?${id}"`).test(payload) ? row : "",
  );
  return left === payload ? left : withoutOrphans(left);
}
