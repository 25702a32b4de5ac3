import { distanceOf, forgivenIn } from "./distance";
import type { Keywords, Names } from "./names";
import type { IndexedRecord } from "./packed";
import type { Query } from "./query";
import { weights } from "./weights";

/** How a query and the names of a record go together as wholes. */
export type Stage = {
  score: number;
  /** Whether one of the names is what was asked for. */
  isExact: boolean;
};

const none: Stage = { score: 0, isExact: false };

/** A record with what its stage depends on. */
export type StagedRecord = {
  record: IndexedRecord;
  names: Names;
  keywords: Keywords;
  isPage: boolean;
  isSample: boolean;
};

/**
 * The stages of a name: written the same, the same words, the same words that tell, begun. A page comes before its
 * sections, a title before other names, and what a guide says of a field before the field of an operation.
 */
export function stageOf(staged: StagedRecord, query: Query, isOnOperation: boolean): Stage {
  const { record, names, isPage } = staged;
  const { all, telling, written } = query.keys;
  const exact = (at: number, sameness: number): Stage => ({
    score:
      (query.fresh ? 0 : weights.exact) +
      sameness +
      (at === 0 ? weights.title : 0) +
      (isPage ? weights.exactPage : 0) +
      (record.kind === "Field" && !isOnOperation ? weights.fieldOfGuide : 0),
    isExact: true,
  });
  const request = isPage ? requested(record, query) : undefined;
  if (request === "whole") return exact(0, weights.sameLetters + asRead(record, query));
  if (request === "begun") return { score: weights.begun + weights.exactPage, isExact: false };
  // An everyday word is typed for more than a field, but not `RateLimit-Policy`.
  if (names.isPlainField && (isOnOperation || !isJoined(query))) return none;
  const raw = names.raws.indexOf(query.raw);
  if (raw >= 0) return exact(raw, weights.sameLetters);
  // A variable by what stands behind the program's name: `API_KEY`.
  const isEnd =
    query.signs.length > 0 && record.kind === "Variable" && names.raws.some((name) => name.endsWith(`_${query.raw}`));
  if (isEnd) return exact(0, weights.sameWords);
  // An operation by the end of its id: `list-by-project`.
  if (isJoined(query) && isPage && names.raws.some((name) => name.endsWith(`-${query.raw}`))) {
    return { score: weights.begun + weights.exactPage, isExact: false };
  }
  if (query.message && names.messages.includes(query.message)) return exact(0, 0);
  if (names.messages.some((message) => isWithin(message, query.message)))
    return { score: weights.begun, isExact: false };
  // A path that is still being typed, for the operations on it.
  if (query.signs.length > 0 && isPage && query.raw.length > 2 && names.raws.some((name) => begins(name, query.raw))) {
    return { score: weights.begun + weights.exactPage, isExact: false };
  }
  // An identifier is not a heading of the same words: `rate_limited` is not "Rate limits".
  if (query.signs.length > 0 && !names.isSign) return keywordStage(staged, query);
  const strict = names.all.indexOf(names.isSign ? written : all);
  // A message is not called by the flags in it, unless one is typed as it stands.
  const isIn = record.kind === "Message" && strict > 0;
  if (all && strict >= 0 && !isIn) return exact(strict, weights.sameWords);
  const loose = isJoined(query) || names.isSign || query.asks === "meaning" ? -1 : names.telling.indexOf(telling);
  if (telling && loose >= 0) return exact(loose, 0);
  // A flag by what stands behind its dashes: `from-last`.
  const isStart = (name: string) =>
    name.startsWith(query.raw) || (isJoined(query) && name.startsWith(`--${query.raw}`));
  const isBegun = !staged.isSample && !query.fresh && query.raw.length > 1 && names.raws.some(isStart);
  if (isBegun) return { score: weights.begun + (isPage ? weights.exactPage : 0), isExact: false };
  return keywordStage(staged, query);
}

/** What a page is looked for by, for the page. What an identifier is, a section says better: `next_cursor`, `Retry-After`. */
function keywordStage({ keywords, isPage }: StagedRecord, query: Query): Stage {
  const isSigned = query.signs.length > 0 || isJoined(query);
  const isSame = keywords.all.includes(query.keys.all) || keywords.raws.includes(query.raw);
  return isPage && isSame && !isSigned ? { score: weights.keyword, isExact: false } : none;
}

const begins = (name: string, sign: string) => sign.startsWith("/") && name.startsWith(sign);

/**
 * Whether an operation answers the request that a query names, or one that begins with it, by the same method: what its
 * path leaves open may be anything.
 */
function requested({ kind, names }: IndexedRecord, { request }: Query): "whole" | "begun" | undefined {
  if (!request || kind !== "Operation") return undefined;
  const [method = "", path = ""] = (names[0] ?? "").toLowerCase().split(" ");
  const steps = path.split("/").slice(1);
  const isSame = request.steps.every((step, at) => isStep(step, steps[at] ?? ""));
  if (!isSame || (request.method !== undefined && request.method !== method)) return undefined;
  if (steps.length === request.steps.length) return "whole";
  return request.method === undefined ? undefined : "begun";
}

/** Whether a step of a path may stand for one of an operation: it fills it in, or is the same but for a slip. */
const isStep = (step: string, of: string) =>
  of.startsWith("{") || distanceOf(step, of, forgivenIn(step)) <= forgivenIn(step);

/** Whether what was pasted says a message among other things; two words are too few to tell. */
const isWithin = (message: string, text: string) =>
  message.split(" ").length > 2 && ` ${text} `.includes(` ${message} `);

/** Whoever pastes an address without a method has read from it, and surely so with nothing beside it. */
function asRead({ names }: IndexedRecord, { raw }: Query): number {
  if (!/^get /i.test(names[0] ?? "")) return 0;
  return raw.includes(" ") ? 1 : weights.bareAddress;
}

/** Whether it is one piece of several words: `list-by-project`, `Retry-After`. */
const isJoined = ({ wholes, raw }: Query) => wholes.length > 0 && !raw.includes(" ");
