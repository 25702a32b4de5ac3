import type { Fault } from "@/lib/content/problem";
import type { settingFiles } from "./setting-files";
import type { ValueType } from "./values";

/** Where something stands in the description: the keys that lead to it. */
export type At = readonly (string | number)[];

/** A mistake in the description, and where. */
export type NodeFault = Fault & { at: At };

/** The command line as its description has it, with the draft's metadata beside the draft's fields. */
export type Cli = {
  program: string;
  version: string;
  /** Flags that every command takes. */
  globals: Option[];
  commands: Command[];
  exitCodes: ExitCode[];
  environment: Variable[];
  settings: Setting[];
  files: ConfigFile[];
  /** The tasks that commands are grouped by, in their order. */
  groups: string[];
  recordings: Recording[];
};

export type Command = {
  /** The words to type after the program: `project create`. */
  path: string;
  description: string;
  group: string;
  /** The slug of the page that explains it. */
  page: string;
  since: string;
  arguments: Argument[];
  options: Option[];
  commands: Command[];
  exitCodes: ExitCode[];
  scopes: string[];
  output: OutputField[];
  errors: CliError[];
  recordings: Recording[];
  at: At;
};

/** What can be given as a value; limits count characters for texts and the value itself for numbers. */
export type ValueRule = {
  type: ValueType;
  choices: string[];
  minimum?: number | undefined;
  maximum?: number | undefined;
};

export type Argument = {
  name: string;
  isRequired: boolean;
  /** Flags that make it optional. */
  unless: string[];
  value: ValueRule;
  default: string | undefined;
  description: string;
  at: At;
};

export type Option = {
  long: string;
  short: string | undefined;
  /** `undefined` for a switch. */
  value: (ValueRule & { name: string }) | undefined;
  default: string | undefined;
  environment: string | undefined;
  setting: string | undefined;
  /** How often it can be given. */
  times: number;
  conflicts: string[];
  requires: string[];
  since: string | undefined;
  description: string;
  at: At;
};

export type ExitCode = { code: number; description: string; cure: string };
export type OutputField = { field: string; type: string; description: string; at: At };
export type CliError = { message: string; exitCode: number; cause: string; cure: string };
type Variable = { name: string; description: string; example: string };
type Setting = {
  key: string;
  type: string;
  default: string;
  files: (keyof typeof settingFiles)[];
  description: string;
};
/** Where a file is on each system that has it. */
type ConfigFile = { name: string; description: string; linux: string; macos?: string; windows?: string };

/** An example with what it printed; `fails` where its command line is wrong on purpose. */
export type Recording = { title: string; text: string; session: string; after?: string; fails?: true; at: At };
