/**
 * What a writer says after a fence's language: `title="a.ts" {2,4-6} ins={3} del={2} lines wrap fails`.
 * @typedef {object} CodeMeta
 * @property {string | undefined} title
 * @property {Set<number>} marked lines to point out, counted from 1
 * @property {Set<number>} inserted
 * @property {Set<number>} deleted
 * @property {boolean} lines whether lines are numbered
 * @property {boolean} wrap whether long lines wrap from the start
 * @property {boolean} fails whether a command in it is wrong on purpose
 * @property {{ response?: string; schema?: string; webhook?: string; example?: string }} claims what of the API a sample is: see CONTRIBUTING.md; `example` is of which response of the description it is one
 * @property {string[]} unknown parts that mean nothing
 */

/** Whether any line is marked, or all are numbered. @param {CodeMeta} meta */
export function isMarked({ lines, marked, inserted, deleted }) {
  return lines || marked.size + inserted.size + deleted.size > 0;
}

/**
 * Reads the options of a code fence.
 * @param {string} meta
 * @returns {CodeMeta}
 */
export function parseCodeMeta(meta) {
  /** @type {CodeMeta} */
  const read = {
    title: undefined,
    marked: new Set(),
    inserted: new Set(),
    deleted: new Set(),
    lines: false,
    wrap: false,
    fails: false,
    claims: {},
    unknown: [],
  };
  const targets = new Map([
    ["", read.marked],
    ["ins", read.inserted],
    ["del", read.deleted],
  ]);
  const parts = meta.match(/[a-z]+="[^"]*"|(?:[a-z]+=)?\{[^}]*\}|\S+/g) ?? [];
  for (const part of parts) {
    const [, name = "", ranges] = /^(?:([a-z]+)=)?\{([\d,\s-]+)\}$/.exec(part) ?? [];
    const target = targets.get(name);
    const [, claim, claimed] = /^(response|schema|webhook|example)="([^"]*)"$/.exec(part) ?? [];
    const title = /^title="([^"]*)"$/.exec(part)?.[1];
    const lines = target && ranges !== undefined ? linesOf(ranges) : undefined;
    if (target && lines) for (const line of lines) target.add(line);
    else if (title !== undefined && read.title === undefined) read.title = title;
    else if (claim) read.claims[/** @type {keyof CodeMeta["claims"]} */ (claim)] = claimed ?? "";
    else if (part === "lines") read.lines = true;
    else if (part === "wrap") read.wrap = true;
    else if (part === "fails") read.fails = true;
    else read.unknown.push(part);
  }
  return read;
}

/**
 * The lines of ranges, or nothing where one of them is open, the wrong way round, or longer than any code.
 * @param {string} ranges as in `1,3-5`
 */
function linesOf(ranges) {
  const lines = [];
  for (const range of ranges.split(",")) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from <= to && to - from < 1000)) return undefined;
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}
