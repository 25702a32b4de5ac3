import { parse, TomlError } from "smol-toml";
import type { CodeFence } from "@/lib/content/ledger";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { settingFiles } from "./setting-files";
import { settingFinder } from "./setting-finder";
import type { Cli } from "./types";

type Place = keyof typeof settingFiles;

/**
 * Why nothing could read a fence of TOML (1.0), whoever's it is; and in a file of settings, why the program would refuse
 * it: a setting that there is not or that this file can't hold, a value that is no text. Lines count from 1 in the fence;
 * those that are marked as deleted are not in the file.
 */
export function configFileFaults({ lang, meta, text }: CodeFence, { settings }: Pick<Cli, "settings">): LineFault[] {
  if (lang !== "toml") return [];
  const { title, deleted } = parseCodeMeta(meta);
  const lines = text.split("\n").map((line, index) => (deleted.has(index + 1) ? "" : line));
  try {
    const written = parse(lines.join("\n"), { integersAsBigInt: true });
    const place = (Object.keys(settingFiles) as Place[]).find((each) => settingFiles[each] === title);
    if (!place) return [];
    const lineOf = settingFinder(lines);
    return entriesOf(written, place).flatMap(({ path, value }) => {
      const fault = settingFault(path, value, place, settings);
      return fault ? [{ line: lineOf(path), ...fault }] : [];
    });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [first = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    const cure = 'Write name = "value", each on its line, and the name of a table in brackets: [name].';
    return [{ line: error.line, what: `This is no TOML: ${first}.`, cure }];
  }
}

type Entry = { path: readonly string[]; value: unknown };

/** The settings of a file; those of each profile, too, which a user's file has tables for. */
function entriesOf(written: object, place: Place): Entry[] {
  const within = (table: unknown, ...above: string[]) =>
    Object.entries(Object(table)).map(([key, value]): Entry => ({ path: [...above, key], value }));
  const isTable = (value: unknown) => typeof value === "object";
  return within(written).flatMap((entry) => {
    if (place !== "user" || entry.path[0] !== "profiles" || !isTable(entry.value)) return [entry];
    return within(entry.value, "profiles").flatMap((profile) =>
      isTable(profile.value) ? within(profile.value, ...profile.path) : [profile],
    );
  });
}

function settingFault(path: readonly string[], value: unknown, place: Place, settings: Cli["settings"]) {
  const key = path.at(-1) ?? "";
  if (path.length === 2) {
    const what = `"${key}" stands among the profiles, and is no table of one.`;
    return { what, cure: "Write it above [profiles], or below the name of a profile: [profiles.NAME]." };
  }
  const known = settings.filter(({ files }) => files.includes(place)).map((setting) => setting.key);
  const file = settingFiles[place];
  if (!known.includes(key)) {
    const isOther = settings.some((setting) => setting.key === key);
    const what = isOther ? `${file} can't hold the setting "${key}".` : `There is no setting "${key}".`;
    const near = isOther ? undefined : didYouMean(key, known);
    return { what, cure: near ?? `The settings of ${file} are ${known.join(", ")}.` };
  }
  if (typeof value === "string") return undefined;
  const text = typeof value === "object" ? "…" : value;
  return { what: `The value of "${key}" is no text.`, cure: `Put it in quotes: ${key} = "${text}".` };
}
