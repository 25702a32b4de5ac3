import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocument } from "@/lib/openapi/document/read";
import { listOperations } from "@/lib/openapi/operation/operation";
import { operationView } from "@/lib/openapi/operation/view";
import { renderOperation } from "./render-operation";

const { document } = readDocument("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));
if (!document) throw new Error("No document.");

it.each(listOperations(document).map((operation) => [operation.slug, operation] as const))(
  "of %s, no two buttons and no two links have one name",
  async (_, operation) => {
    const html = await renderOperation(operationView(document, operation), { notes: [], codeHref: () => undefined });
    const name = /aria-label="((?:Collapse all|Expand all|Link to)[^"]*)"/g;
    const names = [...html.matchAll(name)].map(([, one]) => one);
    expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
  },
);
