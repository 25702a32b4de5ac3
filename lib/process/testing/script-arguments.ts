/** What Node is to be told to run a script in TypeScript, which names files from the project's root: for tests of how a process ends. */
export function scriptArguments(script: string): string[] {
  return ["--import", "tsx", "--input-type=module", "-e", script];
}
