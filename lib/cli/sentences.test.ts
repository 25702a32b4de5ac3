import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { sentencesIn } from "./sentences";

it("keeps the lines of the file", () => {
  const source = 'name: log\nsummary: "Write an entry."\nmetadata:\n  - text: >-\n      One\n      two.\nopencli: 1\n';
  expect(sentencesIn(parseDocument(source), source)).toBe('\n"Write an entry.";\n\n>-\n      One\n      two.\n;\n');
});

it("closes what is open in one text, so that it makes no code of the next", () => {
  const source = "title: The `log\ntext: An `a` CV\n";
  expect(sentencesIn(parseDocument(source), source)).toBe("The  log;\nAn `a` CV;\n");
});
