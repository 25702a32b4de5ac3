import type {
  Argument,
  At,
  Cli,
  CliError,
  Command,
  ExitCode,
  Option,
  OutputField,
  Recording,
  ValueRule,
} from "./types";
import type { ValueType } from "./values";

/** The description as it is written, once the schema has held it. */
export type Description = {
  info: { version: string };
  options?: WrittenOption[];
  commands: WrittenCommand[];
  exitCodes?: WrittenExitCode[];
  examples?: string[];
  metadata: Metadata;
};

type Metadata = { name: string; value: unknown }[];
type WrittenExitCode = { code: number; description: string };
type WrittenArgument = {
  name: string;
  required?: boolean;
  description: string;
  acceptedValues?: string[];
  metadata?: Metadata;
};
type WrittenOption = {
  name: string;
  aliases?: string[];
  arguments?: { name: string; acceptedValues?: string[] }[];
  description: string;
  metadata?: Metadata;
};
type WrittenCommand = {
  name: string;
  description: string;
  options?: WrittenOption[];
  arguments?: WrittenArgument[];
  commands?: WrittenCommand[];
  exitCodes?: WrittenExitCode[];
  examples?: string[];
  metadata?: Metadata;
};
type Cures = Record<string, string>;
type Limits = { minimum?: number; maximum?: number };

/** Makes of a valid description what the rest of the site reads: metadata as fields, shared texts in their places. */
export function buildCli(written: Description): Cli {
  const read = reader(written.metadata);
  const cures = read<Cures>("exitCodeCures", {});
  const errors = read<Record<string, CliError>>("errors", {});
  return {
    program: read("program", ""),
    version: written.info.version,
    globals: (written.options ?? []).map((option, index) => buildOption(option, ["options", index])),
    commands: written.commands.map((command, index) =>
      buildCommand(command, { path: "", group: "", page: "", since: "", cures, errors, at: ["commands", index] }),
    ),
    exitCodes: buildExitCodes(written.exitCodes, cures),
    environment: read("environment", []),
    settings: read("settings", []),
    files: read("files", []),
    groups: read("groups", []),
    recordings: listPlaced<Recording>(written.metadata, "recordings", []),
  };
}

type Above = {
  path: string;
  group: string;
  page: string;
  since: string;
  cures: Cures;
  errors: Record<string, CliError>;
  at: At;
};

function buildCommand(written: WrittenCommand, above: Above): Command {
  const { at, errors } = above;
  const read = reader(written.metadata);
  const path = `${above.path} ${written.name}`.trim();
  const group = read("group", above.group);
  const page = read("page", above.page);
  const since = read("since", above.since);
  const cures = { ...above.cures, ...read<Cures>("exitCodeCures", {}) };
  return {
    path,
    description: written.description,
    group,
    page,
    since,
    arguments: (written.arguments ?? []).map((argument, index) => buildArgument(argument, [...at, "arguments", index])),
    options: (written.options ?? []).map((option, index) => buildOption(option, [...at, "options", index])),
    commands: (written.commands ?? []).map((command, index) =>
      buildCommand(command, { ...above, path, group, page, since, at: [...at, "commands", index] }),
    ),
    exitCodes: buildExitCodes(written.exitCodes, cures),
    scopes: read("scopes", []),
    output: listPlaced<OutputField>(written.metadata, "output", at),
    errors: read<(string | CliError)[]>("errors", []).flatMap((error) =>
      typeof error === "string" ? (errors[error] ?? []) : [error],
    ),
    recordings: listPlaced<Recording>(written.metadata, "recordings", at),
    at,
  };
}

function buildArgument(written: WrittenArgument, at: At): Argument {
  const read = reader(written.metadata);
  return {
    name: written.name,
    isRequired: written.required ?? false,
    unless: read("unless", []),
    value: valueRule(written.metadata, written.acceptedValues),
    default: read("default", undefined),
    description: written.description,
    at,
  };
}

function buildOption(written: WrittenOption, at: At): Option {
  const read = reader(written.metadata);
  const [value] = written.arguments ?? [];
  return {
    long: written.name,
    short: written.aliases?.[0],
    value: value && { name: value.name, ...valueRule(written.metadata, value.acceptedValues) },
    default: read("default", undefined),
    environment: read("environment", undefined),
    setting: read("setting", undefined),
    times: read("repeatable", { maximum: 1 }).maximum,
    conflicts: read("conflicts", []),
    requires: read("requires", []),
    since: read("since", undefined),
    description: written.description,
    at,
  };
}

function valueRule(metadata: Metadata | undefined, choices: string[] = []): ValueRule {
  const read = reader(metadata);
  const limits = read<Limits>("range", read<Limits>("length", {}));
  return { type: read<ValueType>("type", "text"), choices, minimum: limits.minimum, maximum: limits.maximum };
}

function buildExitCodes(written: readonly WrittenExitCode[] = [], cures: Cures): ExitCode[] {
  return written.map(({ code, description }) => ({ code, description, cure: cures[code] ?? "" }));
}

/** The entries of a list in the metadata, with their places. */
function listPlaced<T extends { at: At }>(metadata: Metadata | undefined, name: string, at: At) {
  const index = metadata?.findIndex((entry) => entry.name === name) ?? -1;
  const written = reader(metadata)<Omit<T, "at">[]>(name, []);
  return written.map((entry, place) => ({ ...entry, at: [...at, "metadata", index, "value", place] }));
}

/** Reads metadata by name. The schema has held each value to its type, which the caller names. */
function reader(metadata: Metadata = []) {
  return <T>(name: string, otherwise: T): T => {
    const entry = metadata.find((found) => found.name === name);
    return entry ? (entry.value as T) : otherwise;
  };
}
