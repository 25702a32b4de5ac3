import { isMarked } from "./code-meta.mjs";
import { parseTerminal } from "./terminal.mjs";

/**
 * What is wrong with a block of code as such: nothing in it, a prompt where none belongs or none where one does,
 * marks for lines that it does not have, and two marks that say the opposite of a line.
 * @param {string} source
 * @param {string} language one of `languages`
 * @param {import("./code-meta.mjs").CodeMeta} meta
 * @returns {import("../content/problem").Fault[]}
 */
export function codeProblems(source, language, meta) {
  if (source.trim() === "") return [{ what: "An empty code block.", cure: "Write the code, or remove the block." }];
  const problems = [];
  if (language === "console" && !parseTerminal(source).some(({ kind }) => kind === "command")) {
    problems.push({
      what: "A console block in which nothing is typed.",
      cure: 'Begin each command with "$ ", or write text in place of console where all of it is output.',
    });
  }
  const [prompt] = prompts.get(language)?.exec(source) ?? [];
  if (prompt) {
    problems.push({
      what: `A prompt in a ${language} block: "${prompt}" would be copied.`,
      cure: `Leave the prompt out${language === "bash" ? ", or write console in place of bash where output follows" : ""}.`,
    });
  }
  if (language === "console" && isMarked(meta)) {
    problems.push({
      what: "Marked or numbered lines in a console block, which shows neither.",
      cure: "Leave the marks out, or write the commands alone in a bash block.",
    });
  }
  const lines = source.split("\n").length;
  const beyond = [...meta.marked, ...meta.inserted, ...meta.deleted].find((line) => line < 1 || line > lines);
  if (beyond !== undefined) {
    problems.push({
      what: `Line ${beyond} is marked, but the code has ${lines}.`,
      cure: "Count from 1, from the line after the fence.",
    });
  }
  const both = [...meta.inserted].filter((line) => meta.deleted.has(line));
  if (both.length > 0) {
    problems.push({ what: `Both ins and del have line ${both.join(", ")}.`, cure: "Leave each line in one of them." });
  }
  return problems;
}

const prompts = new Map([
  ["bash", /^\$ /m],
  ["powershell", /^PS(?: [^>\n]*)?> /m],
]);
