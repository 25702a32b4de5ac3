/**
 * What went wrong in pages, from all that Firefox printed and reported: what they said in the console, their mistakes,
 * and what their policy refused. Firefox's own parts report theirs in the same places.
 */
export function faultsOfPages(printed: readonly string[], reported: readonly string[]): string[] {
  return [
    ...printed.filter((line) => line.startsWith("console.") && !fromNamedPart.test(line)),
    ...reported.filter((message) => message.includes('{file: "http')),
  ];
}

// A part of Firefox has a console with its name, and what it says stands in the lines below.
const fromNamedPart = /^console\.\w+: [\w.-]+: $/;
