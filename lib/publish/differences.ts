import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";

/**
 * Where two folders differ: a line for each file that one of them lacks, or whose bytes are others, with the first of
 * them. The names of the two builds are no difference: they stand in every page, before whatever makes them differ.
 */
export function differences(one: string, other: string, names: readonly [string, string] = ["", ""]): string[] {
  const readOther = (file: string) => {
    const bytes = readFileSync(file);
    if (names[0] === names[1] || !bytes.includes(names[1])) return bytes;
    return Buffer.from(bytes.toString("latin1").replaceAll(names[1], names[0]), "latin1");
  };
  const [ofOne, ofOther] = [new Set(listFiles(one, /./)), new Set(listFiles(other, /./))];
  return [...new Set([...ofOne, ...ofOther])].sort().flatMap((name) => {
    if (!ofOther.has(name)) return `${name} is in ${one} alone.`;
    if (!ofOne.has(name)) return `${name} is in ${other} alone.`;
    const [a, b] = [readFileSync(path.join(one, name)), readOther(path.join(other, name))];
    if (a.equals(b)) return [];
    const at = a.findIndex((byte, index) => byte !== b[index]);
    const from = Math.max(0, (at === -1 ? b.length : at) - 40);
    const excerpt = (bytes: Buffer) => JSON.stringify(bytes.toString("utf8", from, from + 100));
    return `${name} differs: ${excerpt(a)} and ${excerpt(b)}`;
  });
}
