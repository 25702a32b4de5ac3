import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listContentFiles } from "@/lib/content/files";
import { parseRegister, registerFile } from "@/lib/content/register";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { hrefOf } from "@/lib/routing/slug";

/** A project whose pages say nothing, beside the real documents, sidebars and code: small enough to check in seconds. */
export type SmallSite = {
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  edit: (file: string, from: string, to: string) => void;
  /** Makes it as it was; what it has compiled is kept, as on a writer's machine. */
  reset: () => void;
  /** What `npm run build` does first, by its own command. */
  check: () => Ran;
  /** `npm run register`, by its own command. */
  register: () => Ran;
  remove: () => void;
};

const copied = [
  "lib",
  "content",
  "openapi",
  "public",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "redocly.yaml",
];

type Ran = { status: number | null; output: string };

/** Makes the project in a temporary folder. Every page is there with all ids that were ever promised. */
export function makeSmallSite(): SmallSite {
  const folder = temporaryFolder("docs-mistakes");
  const inFolder = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(inFolder(file), "utf8");
  const promised = parseRegister(readFileSync(registerFile, "utf8"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
  };
  const fill = () => {
    for (const name of copied) {
      rmSync(inFolder(name), { recursive: true, force: true });
      cpSync(name, inFolder(name), { recursive: true });
    }
    for (const [index, { file, slug }] of listContentFiles().entries()) {
      const href = hrefOf(slug);
      const ids = promised.flatMap((address) =>
        address.startsWith(`${href}#`) ? [address.slice(href.length + 1)] : [],
      );
      // As real pages do, they name a host that only the API's description makes the product's own.
      const host = "`https://api.devlog.example`";
      write(file, pageText(`Page ${index}`, [host, ...ids.map((id) => `<span id="${id}"></span>`)].join("\n")));
    }
  };
  const run = (script: "check:content" | "register") => {
    const { scripts } = JSON.parse(read("package.json"));
    const { status, stdout, stderr } = spawnSync(scripts[script], { cwd: folder, encoding: "utf8", shell: true });
    return { status, output: stdout + stderr };
  };
  fill();
  symlinkSync(path.resolve("node_modules"), inFolder("node_modules"));
  return {
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not have ${from}.`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    check: () => run("check:content"),
    register: () => run("register"),
    reset: fill,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A page without a mistake, whose text begins on line 7 with a sentence of its own. */
export function pageText(title: string, text: string): string {
  return `---\ntitle: ${title.slice(0, 60)}\n${descriptionOf(title)}\ntype: explanation\n---\n\nA sentence.\n\n${text}\n`;
}

/** The line of a description that is long enough, and no other page's. */
export function descriptionOf(title: string): string {
  return `description: ${`What ${title} tells its reader, `.repeat(9).slice(0, 119).trimEnd()}.`;
}
