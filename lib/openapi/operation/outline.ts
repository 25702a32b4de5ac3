import type { Heading } from "@/lib/content/ledger";
import { unescaped } from "./description";
import type { OperationView, ParameterLocation, ResponseView } from "./types";

/** The sections of an operation's page, in their order. */
export const sections = {
  request: "Request",
  parameters: "Parameters",
  body: "Request body",
  responses: "Responses",
  stream: "Events",
  errors: "Errors",
  callbacks: "Callbacks",
} as const;

export type SectionId = keyof typeof sections;

export const locationTitles: Record<ParameterLocation, string> = {
  path: "Path parameters",
  query: "Query parameters",
  querystring: "Query string",
  header: "Header fields",
  cookie: "Cookies",
};

/** The id that a section's heading has. Ids of properties have a dot, so none of them is one of these. */
export function sectionId(section: SectionId): string {
  return section === "body" ? "request-body" : section;
}

/** What an operation answers when it succeeds, and what it answers otherwise. */
export function splitResponses({ responses }: Pick<OperationView, "responses">) {
  const isError = ({ status }: ResponseView) => /^[45]/.test(status) || (status === "default" && responses.length > 1);
  return { successes: responses.filter((one) => !isError(one)), errors: responses.filter(isError) };
}

/** Which sections an operation has. */
export function sectionsOf(view: OperationView): SectionId[] {
  const { successes, errors } = splitResponses(view);
  const has: Record<SectionId, boolean> = {
    request: true,
    parameters: view.parameters.length > 0,
    body: view.body !== undefined,
    responses: successes.length > 0,
    stream: successes.some(({ media }) => media.some(({ events }) => events.length > 0)),
    errors: errors.length > 0,
    callbacks: view.callbacks.length > 0,
  };
  return (Object.keys(sections) as SectionId[]).filter((section) => has[section]);
}

/** The headings of an operation's page: those of its description, then its sections. */
export function headingsOf(view: OperationView): Heading[] {
  const described = [...view.description.matchAll(/<h([2-6]) id="([^"]*)">(.*?)<\/h\1>/gs)].map(
    ([, level, id = "", html = ""]) => ({ level: Number(level), id, text: unescaped(html.replace(/<[^>]*>/g, "")) }),
  );
  const { successes } = splitResponses(view);
  const drawn = sectionsOf(view).flatMap((section): Heading[] => [
    { level: 2, id: sectionId(section), text: sections[section] },
    ...(section === "responses" && successes.length > 1
      ? successes.map(({ id, title }) => ({ level: 3, id, text: title }))
      : []),
  ]);
  return [...described, ...drawn];
}
