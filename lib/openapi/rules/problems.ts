import { errorHref } from "@/lib/routing/api-guides";
import { site } from "@/lib/site/config";
import { type JsonObject, objectOf, resolve } from "../document/json";
import { below } from "../document/pointer";
import { listErrorCodes, listExamplesOf, listWrittenOperations, type WrittenOperation } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Errors are told in full, and in the same way everywhere. */
export const problemRules: Rule[] = [
  answersWhatItCan,
  agreesWithItself,
  showsEachProblem,
  usesEveryCode,
  hasTheStatusOfItsCode,
  hasOneTitlePerCode,
  hasEveryField,
  waitsAsItSays,
];

const problemType = "application/problem+json";

/** What the API can answer follows from what is sent: a credential, a parameter, a body, an id. */
function* answersWhatItCan(root: JsonObject): Iterable<Finding> {
  for (const { at, node, method, path, responses } of listWrittenOperations(root)) {
    const needed = ["401", "403", "422", "429", "500", "503"];
    if (method === "post") needed.push("400", "409", "413");
    if (path.includes("{")) needed.push("404");
    const has = new Set(responses.map(({ status }) => status));
    const missing = needed.filter((status) => !has.has(status)).sort();
    if (missing.length === 0) continue;
    const cure = "Add what is missing, by a reference to components/responses.";
    yield { at: below(at, "responses"), what: `${node.operationId} lacks ${missing.join(", ")}.`, cure };
  }
}

function* agreesWithItself(root: JsonObject): Iterable<Finding> {
  for (const { at, status, problem, name } of listProblems(root)) {
    const code = String(problem.code);
    const type = site.origin + errorHref(code);
    const wrong = [
      String(problem.status) !== status && `its status is ${problem.status}, the response's ${status}`,
      problem.type !== type && `its type is not ${type}`,
      !isNamedAfter(name, code) && `its name does not begin with its code, ${code}`,
      (code === "validation_failed") !== Array.isArray(problem.errors) &&
        "errors go with validation_failed, and only so",
    ].filter((reason) => reason !== false);
    for (const reason of wrong) {
      yield { at, what: `The problem contradicts itself: ${reason}.`, cure: "Make both say the same." };
    }
  }
}

/** Whether the name of an example says which code it shows; several of one code have a word more. */
export function isNamedAfter(example: string, code: string): boolean {
  return example === code || example.startsWith(`${code}_`);
}

function* showsEachProblem(root: JsonObject): Iterable<Finding> {
  for (const { at, status, node } of listResponses(root)) {
    const [mediaType, ...others] = listExamplesOf(root, at, node);
    if (/^[123]/.test(status)) continue;
    if (mediaType?.type === problemType && mediaType.examples.length > 0 && others.length === 0) continue;
    const cure = `Give it ${problemType} with an example for each code.`;
    yield { at, what: `The response ${status} shows no problem.`, cure };
  }
}

function* usesEveryCode(root: JsonObject): Iterable<Finding> {
  const used = new Set([...listProblems(root)].map(({ problem }) => String(problem.code)));
  for (const { at, code } of listErrorCodes(root)) {
    if (used.has(code)) continue;
    const cure = "Add the response that has it, or remove it.";
    yield { at, what: `No operation answers the error code ${code}.`, cure };
  }
}

function* hasTheStatusOfItsCode(root: JsonObject): Iterable<Finding> {
  const problems = [...listProblems(root)].map(({ problem }) => problem);
  for (const { at, code, node } of listErrorCodes(root)) {
    const other = problems.find((problem) => problem.code === code && problem.status !== node["x-status"]);
    if (!other) continue;
    const said = node["x-status"] ?? "missing";
    const what = `The error code ${code} comes with the status ${other.status}, and its x-status is ${said}.`;
    yield { at, what, cure: `Write "x-status: ${other.status}".` };
  }
}

function* hasOneTitlePerCode(root: JsonObject): Iterable<Finding> {
  const titles = new Map<string, string>();
  for (const { at, problem } of listProblems(root)) {
    const [code, title] = [String(problem.code), String(problem.title)];
    const first = titles.get(code) ?? title;
    if (title !== first) {
      yield { at, what: `The code ${code} has two titles, "${first}" and "${title}".`, cure: `Write "${first}".` };
    }
    titles.set(code, first);
  }
}

/** Where nothing was counted: of nobody that is known, and of what has failed. */
const isUncounted = (status: string) => status === "401" || status.startsWith("5");

/** The header fields of every response. */
function* hasEveryField(root: JsonObject): Iterable<Finding> {
  for (const { at, status, node } of listResponses(root)) {
    for (const field of ["Request-Id", ...(isUncounted(status) ? [] : ["RateLimit-Policy", "RateLimit"])]) {
      if (field in objectOf(node.headers)) continue;
      yield {
        at,
        what: `The response has no ${field}.`,
        cure: `Add the header field ${field}, as other responses have it.`,
      };
    }
  }
}

/** The seconds that a problem names are those of the header fields beside it, for each of several examples its own. */
function* waitsAsItSays(root: JsonObject): Iterable<Finding> {
  for (const { at: place, node } of listResponses(root)) {
    const example = (field: string, name: string) => {
      const { node: header } = resolve(root, below(place, "headers", field));
      return String(header.example ?? objectOf(objectOf(header.examples)[name]).value ?? "nothing");
    };
    for (const { at, name, value } of listExamplesOf(root, place, node).flatMap((type) => type.examples)) {
      const [, seconds] = /Try again in (\d+) seconds/.exec(String(value.detail)) ?? [];
      if (seconds === undefined) continue;
      const wait = example("Retry-After", name);
      const [, until = wait] = /r=0;t=(\d+)/.exec(example("RateLimit", name)) ?? [];
      if (wait === seconds && until === seconds) continue;
      const [field, said] = wait === seconds ? ["RateLimit", `t=${until}`] : ["Retry-After", wait];
      const cure = `Write ${seconds} in both; a header with several examples names them as the body's are named.`;
      yield { at, what: `The problem says ${seconds} seconds, and the example of ${field} ${said}.`, cure };
    }
  }
}

function* listProblems(root: JsonObject) {
  for (const { at, status, node } of listResponses(root)) {
    for (const { type, examples } of listExamplesOf(root, at, node)) {
      if (type !== problemType) continue;
      for (const { at: place, name, value } of examples) yield { at: place, status, name, problem: value };
    }
  }
}

/** Every response of every operation; one that several share, once. */
function listResponses(root: JsonObject): WrittenOperation["responses"] {
  const all = listWrittenOperations(root).flatMap(({ responses }) => responses);
  return [...new Map(all.map((response) => [response.at, response])).values()];
}
