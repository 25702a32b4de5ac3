import path from "node:path";
import { contentFolder } from "@/lib/content/files";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { listFiles } from "@/lib/files/list";
import { readText } from "@/lib/files/text";
import { type Resolver, UnresolvedError } from "./resolver";

/** Where samples lie, seen from the project's root. */
export const sampleFolder = `${contentFolder}/samples`;

const folder = path.join(process.cwd(), sampleFolder);

/** What a sample can be written in, by the ending of its file. Tests and what they need end in `.ts`. */
const languages: Readonly<Record<string, string>> = {
  ".mjs": "javascript",
  ".py": "python",
  ".go": "go",
  ".sh": "bash",
};

/**
 * `<Sample file="webhooks/verify.mjs" />`: the file under `content/samples/` as a code block. What a page shows is
 * then, to the byte, what the tests beside the file have run.
 */
export const sample: Resolver = {
  attributes: { file: true, title: false },
  resolve({ file = "", title = path.basename(file) }) {
    const files = listFiles(folder, /./).filter((name) => Object.hasOwn(languages, path.extname(name)));
    if (!files.includes(file)) {
      const near = nearestWord(file, files);
      throw new UnresolvedError(
        `There is no sample "${file}".`,
        near ? `Write file="${near}".` : `Put the file into content/samples/, or write one of: ${files.join(", ")}.`,
      );
    }
    const value = readText(path.join(folder, file)).trimEnd();
    return [{ type: "code", lang: languages[path.extname(file)] ?? "text", meta: `title="${title}"`, value }];
  },
};
