import { expect, it } from "vitest";
import { configFileFaults } from "./check-config-file";
import { loadCli } from "./load";
import type { Cli } from "./types";

const cli = loadCli().cli as Cli;

const faults = (meta: string, ...lines: string[]) =>
  configFileFaults({ lang: "toml", meta, text: lines.join("\n") }, cli).map(
    ({ line, what, cure }) => `${line} ${what} ${cure}`,
  );
const [user, project] = ['title="config.toml"', 'title=".devlog.toml"'];

it.each([
  ["of the user, with a profile", user, '# A.\napi_url = "https://a.example"\n[profiles.work]\nproject = "a"'],
  ["of a repository", project, 'project = "a"\nprofile = "work"'],
  ["of a repository, with a line that is deleted", `${project} del={1} ins={2}`, 'project = "a"\nproject = "b"'],
  ["of somebody else, with a large number", "", "size = 9007199254740993"],
  ["of somebody else", 'title="pyproject.toml"', "[tool]\nproject = 3"],
])("a file %s passes", (_, meta, text) => expect(faults(meta, text)).toEqual([]));

it.each([
  ["a bare value", "", ["[a]", "project = billing-api"], /^2 This is no TOML: .+\. Write name = "value", each on/],
  ["a key twice", "", ['a = "b"', 'a = "c"'], /^2 This is no TOML: /],
  ["a name that is none", user, ["", 'projekt = "a"'], /^2 There is no setting "projekt"\. Did you mean "project"\?$/],
  ["the same, of a profile", user, ["[profiles.work]", 'projekt = "a"'], /^2 There is no setting "projekt"/],
  [
    "a number of a profile below the same name",
    user,
    ['project = "a"', "[profiles.one]", 'project = "b"', '[profiles."two"]', "project = 3"],
    /^5 The value of "project" is no text\./,
  ],
  [
    "a number of a profile on one line",
    user,
    ['project = "a"', "profiles.one = { project = 3 }"],
    /^2 The value of "project" is no text\./,
  ],
  [
    "a table of settings",
    user,
    ["", "# Mine.", "[project]", 'profile = "b"'],
    /^3 The value of "project" is no text\./,
  ],
  [
    "a setting among the profiles",
    user,
    ['project = "a"', "[profiles]", 'project = "b"'],
    /^3 "project" stands among the profiles, and is no table of one\. Write it above \[profiles\], or below the name/,
  ],
  [
    "a name like none",
    user,
    ['color = "a"'],
    /^1 There is no setting "color"\. The settings of config\.toml are project,/,
  ],
  [
    "an address in a clone",
    project,
    ['api_url = "a"'],
    /^1 \.devlog\.toml can't hold the setting "api_url"\. The .* are/,
  ],
  ["a profile's table in a clone", project, ["", "[profiles.work]"], /^2 There is no setting "profiles"\./],
  ["a name of signs", user, ['"(a" = "b"'], /^1 There is no setting "\(a"\./],
  [
    "a table",
    user,
    ["", "project = { a = 1 }"],
    /^2 The value of "project" is no text\. Put it in quotes: project = "…"\.$/,
  ],
  ["profiles that are no table", user, ['profiles = "a"'], /^1 There is no setting "profiles"\./],
  ["a number", user, ["project = 3"], /^1 The value of "project" is no text\. Put it in quotes: project = "3"\.$/],
])("%s is told", (_, meta, lines, says) => expect(faults(meta, ...lines)).toEqual([expect.stringMatching(says)]));
