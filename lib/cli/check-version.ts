import { placeOf } from "@/lib/content/place";
import type { PlacedFault } from "@/lib/content/problem";

/** Where a version of the CLI is named: its package, its downloads, what it prints of itself, and what a newer one replaces. */
const named = /(?:@devlog\/cli@|\/downloads\/cli\/|\bdevlog |in the place of )(\d+\.\d+\.\d+)/g;

/** Every place of a text that names another version of the CLI than the one that is described: who copies it gets that. */
export function checkVersion(text: string, version: string): PlacedFault[] {
  return [...text.matchAll(named)].flatMap((found) => {
    const [whole, written = ""] = found;
    if (written === version) return [];
    const what = `The version of the CLI is ${version}, not ${written}.`;
    return [{ ...placeOf(text, found.index + whole.length - written.length), what, cure: `Write ${version}.` }];
  });
}
