import { describe, expect, it } from "vitest";
import { endedWith } from "@/lib/cli/check-description";
import { checkCliExamples, checkCliFence, listRecordings } from "@/lib/cli/check-examples";
import { loadCli } from "@/lib/cli/load";
import { parseCommandLine } from "@/lib/cli/parse";
import { listLeaves } from "@/lib/cli/query";
import type { Cli } from "@/lib/cli/types";
import { operationsOf, siteApi } from "@/lib/resolvers/api/document";
import { listRuns } from "@/lib/shell/scripts";
import { holdingsOf } from "@/lib/source/holdings";
import { getSite } from "@/lib/source/source";

const cli = loadCli().cli as Cli;
const site = getSite();
const leaves = listLeaves(cli.commands);
const recordings = listRecordings(cli);

const compiled = await Promise.all(site.pages.map(holdingsOf));
const onPages = site.pages.map(({ file }, index) => {
  const ledger = compiled[index]?.ledger;
  return ledger ? checkCliExamples({ file, ledger }, cli) : { lines: [], problems: [] };
});
const recorded = recordings.map(({ session, fails }) =>
  checkCliFence("", { lang: "console", meta: fails ? "fails" : "", text: session.trimEnd() }, cli),
);
const lines = [...onPages, ...recorded].flatMap((read) => read.lines);
const examples = lines.filter(({ faults }) => faults.length === 0);

it("every command line of the site is read", () => {
  const written = onPages.flatMap((read) => read.lines).length;
  console.log(
    `${written} command lines on ${site.pages.length} pages and ${lines.length - written} recorded ones are checked.`,
  );
  expect(written).toBeGreaterThan(150);
  expect(lines.length - written).toBeGreaterThan(60);
});

describe("every command is explained and shown", () => {
  it.each(leaves.map((command) => [command.path, command] as const))("devlog %s", (path, command) => {
    expect(site.bySlug.has(command.page)).toBe(true);
    const own = examples.filter((line) => line.command === command);
    expect(own.length, "examples").toBeGreaterThan(0);
    const unshown = [
      ...command.arguments.filter(({ name }) => !own.some((line) => line.arguments.includes(name))),
      ...command.options.filter(({ long }) => !own.some((line) => line.flags.includes(long))),
    ].map((part) => ("long" in part ? part.long : part.name));
    expect(unshown, `in no example: add one to ${path} in content/cli/devlog.opencli.yaml`).toEqual([]);
  });

  it.each(cli.globals.map(({ long }) => long))("%s", (long) => {
    expect(examples.some((line) => line.flags.includes(long))).toBe(true);
  });
});

it.each(cli.exitCodes.map(({ code }) => code))("exit code %d has an example", (code) => {
  expect(recordings.flatMap(({ session }) => endedWith(session))).toContain(code);
});

// What was created stays when a later request fails, so the cure of all commands, to run it again, would create it twice.
it.each(["init", "log", "recap"])(
  "devlog %s, which sends several requests, has its own cure where it stops",
  (path) => {
    const stops = [1, 5, 6, 130];
    const shared = new Set(cli.exitCodes.map(({ cure }) => cure));
    const codes = leaves.find((command) => command.path === path)?.exitCodes ?? [];
    expect(codes.filter(({ code, cure }) => stops.includes(code) && !shared.has(cure)).map(({ code }) => code)).toEqual(
      stops,
    );
  },
);

it("every scope that a command needs is one of the API", () => {
  const known = new Set(operationsOf(siteApi()).flatMap(({ scopes }) => scopes));
  const named = leaves.flatMap(({ scopes }) => scopes.flatMap((words) => words.match(/[a-z]+:[a-z]+/g) ?? [words]));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((scope) => !known.has(scope))).toEqual([]);
});

it.each(cli.environment.map((variable) => [variable.name, variable] as const))(
  "%s has an example",
  (name, variable) => {
    expect(variable.example).toContain(`${name}=`);
  },
);

const commandPages = site.pages.filter(({ slug }) => slug.startsWith("cli/commands/"));

describe("a command's page has all its parts", () => {
  it.each(commandPages.map((page) => [page.slug, page] as const))("%s", (slug, page) => {
    const ids = compiled[site.pages.indexOf(page)]?.ledger.ids ?? [];
    const parts = ["synopsis", "description", "options", "output", "exit-codes", "environment-and-files", "errors"];
    for (const part of [...parts, "arguments", "global-flags", "see-also"]) expect.soft(ids, part).toContain(part);
    const own = leaves.filter((command) => command.page === slug).flatMap((command) => command.recordings);
    expect(own.length, "examples").toBeGreaterThanOrEqual(5);
    expect(
      own.some(({ session }) => session.includes("\nerror: ")),
      "a failing example",
    ).toBe(true);
    expect(
      own.some(({ session }) => session.includes("--json")),
      "an example for a script",
    ).toBe(true);
  });
});

describe("the JSON that a page shows has the fields that its table explains, in that order", () => {
  const shown = compiled.flatMap(({ ledger }) =>
    ledger.code.flatMap(({ lang, meta, text }) => {
      const title = /title="(devlog [^"]*)"/.exec(meta)?.[1];
      return lang === "json" && title ? [[title, JSON.parse(text) as unknown] as const] : [];
    }),
  );
  it.each(shown)("%s", (title, value) => {
    const [run] = listRuns(title, cli.program).runs;
    const { command, faults } = parseCommandLine(cli, run?.args ?? [], 1);
    expect(faults).toEqual([]);
    const fields = command?.output.map(({ field }) => field.replace(/^\[\]\./, "").replace(/\[.*/, ""));
    const record = (Array.isArray(value) ? value[0] : value) as object;
    expect(Object.keys(record)).toEqual([...new Set(fields)]);
  });
});
