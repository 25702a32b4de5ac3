import { type Json, type JsonObject, objectOf } from "../document/json";
import type { Contract, ContractOperation } from "../executable/contract";
import { listErrorCodes } from "../operation/written";

export const kinds = ["operation", "parameter", "error code", "scope", "event"] as const;

/** One thing that a reader has to be able to find: said what it is, shown in an example, and met in a guide. */
export type Covered = {
  kind: (typeof kinds)[number];
  name: string;
  isDocumented: boolean;
  hasExample: boolean;
  isInGuide: boolean;
};

/** A page that is not of the reference: its words as compiled, and where it leads. */
export type Guide = { slug: string; text: string; hrefs: readonly string[]; ids: readonly string[] };

/** How much of an API the document and the guides tell of. `hrefOf` gives the address of an operation's page. */
export function coverageOf(contract: Contract, guides: readonly Guide[], hrefOf: (id: string) => string): Covered[] {
  const links = new Set(guides.flatMap(({ hrefs }) => hrefs));
  const isNamed = (name: string) => {
    const word = new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`);
    return guides.some(({ text }) => word.test(text));
  };
  return [
    ...contract.operations.map((operation): Covered => {
      const { id, written } = operation;
      return {
        ...{ kind: "operation", name: id, isDocumented: isText(written.description), hasExample: isShown(operation) },
        isInGuide: links.has(hrefOf(id)),
      };
    }),
    ...parametersOf(contract).map(({ name, written }): Covered => {
      const hasExample = written.example !== undefined || written.examples !== undefined;
      return {
        kind: "parameter",
        name,
        isDocumented: isText(written.description),
        hasExample,
        isInGuide: isNamed(name),
      };
    }),
    ...errorCodesOf(contract, guides, links),
    ...scopesOf(contract).map(([name, description]): Covered => {
      const hasExample = contract.operations.some(({ written }) => JSON.stringify(written.security).includes(name));
      return { kind: "scope", name, isDocumented: isText(description), hasExample, isInGuide: isNamed(name) };
    }),
    ...[...contract.webhooks.keys()].map((name): Covered => {
      const event = objectOf(objectOf(objectOf(contract.root.webhooks)[name]).post);
      const [media] = Object.values(objectOf(objectOf(event.requestBody).content));
      return {
        ...{ kind: "event", name, isDocumented: isText(event.description) },
        ...{ hasExample: hasExamples(objectOf(media)), isInGuide: isNamed(name) },
      };
    }),
  ];
}

/** The sums, as a table for a terminal. */
export function coverageTable(rows: readonly Covered[]): string {
  const lines = kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const count = (name: "isDocumented" | "hasExample" | "isInGuide") => own.filter((row) => row[name]).length;
    return [kind, own.length, count("isDocumented"), count("hasExample"), count("isInGuide")];
  });
  return [["", "all", "documented", "example", "in a guide"], ...lines]
    .map((cells) =>
      cells.map((cell, column) => (column === 0 ? String(cell).padEnd(12) : String(cell).padStart(11))).join(""),
    )
    .join("\n");
}

function parametersOf({ operations }: Contract) {
  const all = operations.flatMap(({ parameters }) => parameters);
  return [...new Map(all.map((parameter) => [`${parameter.in}:${parameter.name}`, parameter])).values()];
}

/** A code has a section of its own in the guides, and something leads there. */
function errorCodesOf({ root, operations }: Contract, guides: readonly Guide[], links: ReadonlySet<string>): Covered[] {
  const shown = new Set(
    operations.flatMap(({ responses }) => [...responses.values()].flatMap(({ codes }) => [...codes])),
  );
  return listErrorCodes(root).map(({ code: name, node }) => {
    const home = guides.find(({ ids }) => ids.includes(name));
    const isLinked = [...links].some((href) => href.endsWith(`#${name}`));
    return {
      ...{
        kind: "error code" as const,
        name,
        isDocumented: isText(node.description) && home !== undefined,
      },
      ...{ hasExample: shown.has(name), isInGuide: isLinked },
    };
  });
}

function scopesOf({ root }: Contract): [string, Json][] {
  const schemes = Object.values(objectOf(objectOf(root.components).securitySchemes));
  const flows = schemes.flatMap((scheme) => Object.values(objectOf(objectOf(scheme).flows)));
  return [...new Map(flows.flatMap((flow) => Object.entries(objectOf(objectOf(flow).scopes))))];
}

/** What it takes and what it answers can be seen. */
function isShown({ written, responses }: ContractOperation): boolean {
  const body = objectOf(written.requestBody);
  const takes = Object.values(objectOf(body.content)).every((media) => hasExamples(objectOf(media)));
  return takes && [...responses.values()].every(({ examples, media }) => examples.length > 0 || media.size === 0);
}

function hasExamples(media: JsonObject): boolean {
  return media.example !== undefined || Object.keys(objectOf(media.examples)).length > 0;
}

function isText(value: Json | undefined): boolean {
  return typeof value === "string" && value.trim() !== "";
}
