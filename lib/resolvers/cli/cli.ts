import type { Resolver } from "../resolver";
import { cliLimit } from "./limit";
import {
  cliArguments,
  cliConfigKeys,
  cliEnvironment,
  cliErrors,
  cliExitCodes,
  cliFiles,
  cliGlobalFlags,
  cliOptions,
  cliOutput,
} from "./tables";
import { cliCommands, cliExamples, cliInheritedFlags, cliScopes, cliSynopsis } from "./texts";

/** Everything that pages take from the description of the command line, by the name of its element. */
export const cliResolvers: Readonly<Record<string, Resolver>> = {
  CliArguments: cliArguments,
  CliCommands: cliCommands,
  CliConfigKeys: cliConfigKeys,
  CliEnvironment: cliEnvironment,
  CliErrors: cliErrors,
  CliExamples: cliExamples,
  CliExitCodes: cliExitCodes,
  CliFiles: cliFiles,
  CliGlobalFlags: cliGlobalFlags,
  CliInheritedFlags: cliInheritedFlags,
  CliLimit: cliLimit,
  CliOptions: cliOptions,
  CliOutput: cliOutput,
  CliScopes: cliScopes,
  CliSynopsis: cliSynopsis,
};
