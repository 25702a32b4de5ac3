import type { OperationView, RequestView } from "../operation/types";
import { type Call, toCall } from "./call";
import { curlSample } from "./curl";
import { goSample } from "./go";
import { javascriptSample } from "./javascript";
import { pythonSample } from "./python";
import { goStream } from "./stream-go";
import { javascriptStream } from "./stream-javascript";
import { pythonStream } from "./stream-python";

/** What a call is written in, in the order that readers see, by what colors it: a program's languages, and the CLI. */
const labels = { bash: "curl", javascript: "JavaScript", python: "Python", go: "Go", console: "CLI" } as const;

/** One way to make a call. `language` is one that the site can color, and what a reader's choice is remembered by. */
export type Sample = { language: keyof typeof labels; label: string; code: string };

/** What every operation has a sample in, unless `fetch` cannot make its call. */
export const sampleLanguages = [labels.bash, labels.javascript, labels.python, labels.go] as const;

/** The variable that samples take the credential from, where the caller names no other. */
const anyVariable = "API_KEY";

type Operation = Pick<OperationView, "request" | "extensions">;

/** An operation's call in every language, in the order that readers see. */
export function samplesOf(operation: Operation, variable: string = anyVariable): Sample[] {
  return requestSamples(operation.request, finalEventsOf(operation), variable);
}

/** The same for a call by itself. `finalEvents` are the events after which a stream is complete. */
export function requestSamples(request: RequestView, finalEvents: readonly string[], variable: string): Sample[] {
  const call = toCall(request, variable);
  const hasEvents = hasReader(call);
  const javascript = hasEvents ? javascriptStream(call, finalEvents) : javascriptSample(call);
  const python = hasEvents ? pythonStream(call, finalEvents) : pythonSample(call);
  const sample = (language: Sample["language"], code: string) => ({ language, label: labels[language], code });
  return [
    sample("bash", curlSample(call)),
    ...(javascript === undefined ? [] : [sample("javascript", `${needs.javascript}\n${javascript}`)]),
    sample("python", `${needs.python}\n${python}`),
    sample("go", hasEvents ? goStream(call, finalEvents) : goSample(call)),
    ...(request.cli === undefined ? [] : [sample("console", `$ ${request.cli}`)]),
  ];
}

/** What the first line of a program says, so that it is copied along. It fits the width of a phone. */
const needs = { javascript: "// sample.mjs: Node 20 or newer", python: "# pip install requests" } as const;

/** Reading events again from where they broke off is for GET alone: anything else would be done twice. */
function hasReader({ stream, method, body, parts }: Call): boolean {
  return stream === "events" && method === "GET" && body === undefined && parts.length === 0;
}

function finalEventsOf({ extensions }: Operation): string[] {
  const names = extensions.get("x-final-events");
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
