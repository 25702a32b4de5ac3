import { type Contract, contractOf, guide, type Part } from "./contract-of";
import type { Frontmatter } from "./frontmatter";
import type { Ledger, Mark } from "./ledger";
import type { PlacedFault, Problem } from "./problem";

type ContractPage = { file: string; slug: string; frontmatter: Pick<Frontmatter, "type">; ledger: Ledger };

/** What a page lacks of the parts that its type promises, and what stands in the wrong order. */
export function checkContract({ file, slug, frontmatter, ledger }: ContractPage): Problem[] {
  const { kind, contract } = contractOf(slug, frontmatter.type);
  const sections = sectionsOf(ledger.flow);
  const named = contract.filter((part): part is Part => "title" in part);
  const problems = [
    ...openingProblems(ledger.flow),
    ...named.flatMap((part, at) => missingPart(part, named.slice(0, at), sections)),
    ...orderProblems(contract, sections),
    // An element that shows nothing, which is told, may be what a section holds.
    ...(ledger.isPart ? [] : holdProblems(contract, sections)),
    ...emptyProblems(ledger.flow),
    ...(kind === "how-to" ? [...irrevocableProblems(sections), ...surfaceProblems(sections)] : []),
  ];
  return problems.map((problem) => ({ file, ...problem, what: `${problem.what} (${kind})` }));
}

type Section = { title: string; line?: number | undefined; marks: Mark[] };

/** The page cut at its headings of level 2; what stands before the first is not a section. */
function sectionsOf(flow: readonly Mark[]): Section[] {
  const sections: Section[] = [];
  for (const mark of flow) {
    if (mark.is === "heading" && mark.level === 2)
      sections.push({ title: mark.text.trim(), line: mark.line, marks: [] });
    else sections.at(-1)?.marks.push(mark);
  }
  return sections;
}

function openingProblems([first]: readonly Mark[]): PlacedFault[] {
  if (first?.is === "block" && first.name === "p") return [];
  return [
    {
      line: first?.line ?? 1,
      what: "The page does not begin with a sentence.",
      cure: "Say in one line what the description above it doesn't, before any heading, list, or table.",
    },
  ];
}

function missingPart(
  { title, isOptional }: Part,
  before: readonly Part[],
  sections: readonly Section[],
): PlacedFault[] {
  if (isOptional || sections.some((section) => section.title === title)) return [];
  const present = before.findLast((part) => sections.some((section) => section.title === part.title));
  const place = present ? `after the section "${present.title}"` : "as the first section";
  return [{ line: 1, what: `The page has no section "${title}".`, cure: `Write "## ${title}" ${place}.` }];
}

function orderProblems(contract: Contract, sections: readonly Section[]): PlacedFault[] {
  const own = contract.findIndex((part) => "own" in part);
  const rankOf = (title: string) => {
    const at = contract.findIndex((part) => "title" in part && part.title === title);
    const part = contract[at];
    return part && !("isAmong" in part && part.isAmong) ? at : own;
  };
  const problems: PlacedFault[] = [];
  let last: { rank: number; title: string } | undefined;
  for (const { title, line } of sections) {
    const rank = rankOf(title);
    if (rank < 0) continue;
    if (last && (rank < last.rank || (rank === last.rank && rank !== own))) {
      problems.push({
        line,
        what: `The section "${title}" stands after "${last.title}".`,
        cure: `The order is: ${contract.map((part) => ("title" in part ? part.title : "the page's own sections")).join(", ")}.`,
      });
    } else last = { rank, title };
  }
  return problems;
}

/** A heading with nothing below it; one that a deeper heading follows has that. */
function emptyProblems(flow: readonly Mark[]): PlacedFault[] {
  return flow.flatMap((mark, at) => {
    if (mark.is !== "heading") return [];
    const next = flow.slice(at + 1).find(({ is }) => is === "heading" || is === "block" || is === "image");
    if (next && (next.is !== "heading" || next.level > mark.level)) return [];
    const what = `The section "${mark.text.trim()}" is empty.`;
    return [{ line: mark.line, what, cure: "Write what it tells, or remove its heading." }];
  });
}

function holdProblems(contract: Contract, sections: readonly Section[]): PlacedFault[] {
  const titles = new Set(contract.flatMap((part) => ("title" in part ? [part.title] : [])));
  return contract.flatMap((part) => {
    const { holds } = part;
    if (!holds) return [];
    const meant = sections.filter(({ title }) => ("title" in part ? title === part.title : !titles.has(title)));
    const isHeld = meant.some(({ marks }) => marks.some((mark) => mark.is === "block" && holds.includes(mark.name)));
    if (isHeld || ("title" in part && meant.length === 0)) return [];
    const where = "title" in part ? `The section "${part.title}" has` : "The page's own sections have";
    return [
      {
        line: meant[0]?.line ?? 1,
        what: `${where} none of: ${holds.map(blockName).join(", ")}.`,
        cure: `Put ${blockName(holds[0] ?? "")} in ${"title" in part ? "it" : "one of them"}.`,
      },
    ];
  });
}

/** How a writer calls a block. */
function blockName(name: string): string {
  const names: Record<string, string> = { table: "a table", ul: "a list" };
  return names[name] ?? `<${name}>`;
}

/** Without a way back, the reader is told so in the section, before the steps that have none. */
function irrevocableProblems(sections: readonly Section[]): PlacedFault[] {
  const isTold = sections.some(({ title, marks }) => {
    if (title === guide.undo.title) return true;
    const warning = marks.findIndex((mark) => mark.is === "text" && /can't be undone/i.test(mark.text));
    return warning >= 0 && marks.slice(warning).some((mark) => mark.is === "block" && mark.name === "Steps");
  });
  if (isTold) return [];
  return [
    {
      line: 1,
      what: 'The page has no section "Undo".',
      cure: `Write "## Undo" after "${guide.check.title}", or say "can't be undone" before the <Steps> that can't.`,
    },
  ];
}

/** The other two ways to do the same are shown beside the first, or told of in a section of their own. */
function surfaceProblems(sections: readonly Section[]): PlacedFault[] {
  const isTold = sections.some(
    ({ title, marks }) =>
      title === guide.surfaces.title || marks.some((mark) => mark.is === "block" && mark.name === "Tabs"),
  );
  if (isTold) return [];
  return [
    {
      line: 1,
      what: "The page does not say whether the CLI and the API can do this.",
      cure: `Show it in <Tabs group="surface">, or write "## ${guide.surfaces.title}" after "${guide.troubleshooting.title}".`,
    },
  ];
}
