import type { Section } from "@/lib/routing/section";
import { distanceOf } from "./distance";
import type { Kind } from "./kinds";
import type { Names } from "./names";
import type { IndexedRecord, Role } from "./packed";
import { isIdentifier } from "./pasted";
import type { Query } from "./query";
import { weights } from "./weights";

/** A question, or what was pasted, has more words than this; not every one of them need be there. */
export const manyTerms = 3;

/** The shortest part of an identifier that tells which one is meant. */
const shortestPart = 4;

/** Sections that help with what fails. */
const helping = new Set(["troubleshooting", "errors"]);

/** Sections that tell how many and how much. */
const limiting = new Set(["fields", "before you start", "limits"]);

/** Words for an event. */
const events = new Set(["event", "webhook"]);

/** What was typed or pasted letter by letter. */
export function signed({ id, kind, parent }: IndexedRecord, raws: readonly string[], query: Query): number {
  const { raw, signs, code, statuses, terms } = query;
  const [title = ""] = raws;
  // A line that begins with a command asks for that one, whatever its name has in common with another's.
  const isInvoked = kind === "Command" && parent === undefined && raw.startsWith(`${title} `);
  const told = (code !== undefined && title === code ? weights.codeOfBody : 0) + (isInvoked ? weights.invoked : 0);
  // A message is not called by the flags in it.
  if (kind !== "Message" && signs.some((sign) => raws.includes(sign))) {
    // A known error in a long text is what it is about.
    const isAbout = kind === "Error" && id === title && terms.length > manyTerms;
    return told + (isAbout ? weights.errorInText : weights.sign);
  }
  const isPart =
    signs.some((sign) => sign.length >= shortestPart && title.includes(sign)) &&
    !title.includes(" ") &&
    isIdentifier(title);
  // Of a flag, a slip is as good as a part.
  const isNear =
    kind === "Flag" && signs.some((sign) => sign.startsWith("--") && raws.some((raw) => distanceOf(sign, raw, 2) < 3));
  // Who names two statuses asks for what sets them apart.
  const isStatus = kind === "Error" && statuses.length === 1 && raws.includes(statuses[0] ?? "");
  return told + (isStatus ? weights.sign : 0) + (isPart || isNear ? weights.partOfSign : 0);
}

/** Nobody types a message, and few of its words are its own; so it is with a code that has no section of its own. */
export function lone({ kind, id, title }: IndexedRecord, { terms }: Query): number {
  const isRow = kind === "Message" || (kind === "Error" && id !== title);
  return isRow && terms.length <= manyTerms ? weights.loneMessage : 0;
}

/** What the API refuses is told of where its code is; but what one page alone says of it, there. */
export const onlyMessage = ({ title }: IndexedRecord, { messages }: Names, { message }: Query): number =>
  title.endsWith(")") && messages.includes(message) ? weights.onlyMessage : 0;

/**
 * Of the section that a query names: "list projects api" means the operation, "log from the terminal" the command.
 * What an event is called is a sentence, and would answer all who ask how that is done, but for those who ask for one.
 */
export function wanted({ kind, parent }: IndexedRecord, section: Section | undefined, query: Query): number {
  const isAsked =
    query.signs.length > 0 || (query.terms.length > 2 && query.terms.some(({ stem }) => events.has(stem)));
  const event = kind === "Event" && !isAsked ? weights.eventInWords : 0;
  if (query.within === undefined || section !== query.within) return event;
  const isOwn = parent === undefined && (kind === "Operation" || kind === "Command");
  return event + (isOwn ? weights.wantedPage : weights.wantedSection);
}

/** Of words in the order of a title: "entries by tag" is "Find entries by tag", and not "Tag an entry". */
export const phrased = ({ all }: Pick<Names, "all">, { keys, terms, fresh }: Query): number =>
  terms.length > 1 && !fresh && ` ${all[0]} `.includes(` ${keys.all} `) ? weights.phrase : 0;

/** What a question asks for. */
export function intended({ asks }: Query, kind: Kind, title: string, role: Role): number {
  if (helping.has(title)) return asks === "help" ? weights.helping : weights.helpUnasked;
  if (asks === "amount") return limiting.has(title) ? weights.limiting : role === "how-to" ? weights.howTo : 0;
  if (asks !== "meaning") return 0;
  if (kind === "Operation") return weights.operationForMeaning;
  if (role === "how-to") return weights.howTo;
  if (role !== "explanation" || title.startsWith("why ")) return 0;
  return weights.explanation;
}
