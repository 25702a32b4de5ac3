import { placeOf } from "@/lib/content/place";
import type { Fault } from "@/lib/content/problem";

/** Where a version of the CLI is named: its package, its downloads. On a page of its own, each number of three parts is one. */
const named = /(?:@devlog\/cli@|\/downloads\/cli\/)(\d+\.\d+\.\d+)/g;
const anywhere = /(?<![\d.])(\d+\.\d+\.\d+)(?!\.?\d)/g;

/** Every place of a text that names another version of the CLI than the one that is described: who copies it gets that. */
export function checkVersion(text: string, version: string, { isOfCli }: { isOfCli: boolean }): Fault[] {
  return [...text.matchAll(isOfCli ? anywhere : named)].flatMap((found) => {
    const [whole, written = ""] = found;
    if (written === version) return [];
    const what = `The version of the CLI is ${version}, not ${written}.`;
    return [{ ...placeOf(text, found.index + whole.length - written.length), what, cure: `Write ${version}.` }];
  });
}
