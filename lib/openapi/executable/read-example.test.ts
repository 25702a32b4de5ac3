import { expect, it } from "vitest";
import { check, fence, problem } from "../testing/page";
import { readExample } from "./read-example";

it.each([
  ["a comma too many", '{\n  "a": 1,\n}\n', 3],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}', 3],
  ["dots", '{\n  "a": [1, ...],\n  "b": "the text goes on for longer than a message"\n}\n', 2],
  ["a bare word", '{\n\n  "a": b\n}', 3],
  ["two values", "{}\n{}\n\n", 2],
  ["a text over two lines", '{\n  "a": "b\nc"\n}', 2],
  ["no end", '{\n  "a": [1', 2],
])("%s in JSON is told on its line, in one sentence", (_, text, line) => {
  const { faults } = readExample(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ line, what: expect.stringMatching(/^This is not valid JSON: [A-Z][^"\n]*\.$/) });
});

it("JSON with comments is held to what it says beside them, on its line", async () => {
  const commented = '// {"a": 1,}\n{\n  /* one\n  two */\n  "id": "https://a.example", // an address\n  "nmae": "x"\n}';
  const { problems } = await check(fence('jsonc schema="Project"', commented));
  expect(problems.map(({ what }) => what)).toContainEqual(expect.stringContaining('no field "nmae"'));
  expect(problems.find(({ what }) => what.includes("nmae"))?.line).toBe(11);
  expect(problems.filter(({ what }) => what.includes("valid JSON"))).toEqual([]);
  expect((await check(fence("jsonc", "{} // settings"))).problems[0]?.what).toContain("does not say what it is");
});

it("of events of one name, the wrong one is told", async () => {
  const events = 'id: 2\nevent: recap.delta\ndata: {"text": "a"}\n\nid: 3\nevent: recap.delta\ndata: {"txt": "a"}';
  const { problems } = await check(fence('text response="worklog-recaps-stream 200"', events));
  expect(problems.map(({ line }) => line)).toEqual([10, 10]);
});

it.each([
  [
    "a problem that repeats another status",
    fence('json title="404 Not Found"', problem({ status: 409 })),
    "Write 404.",
  ],
  [
    "a code that an operation does not answer, though it is named",
    fence('json response="repositories-show 404"', problem({ code: "conflict" })),
    "It is one of not_found.",
  ],
  [
    "a stream without an event",
    fence('text response="worklog-recaps-stream 200"', ": still here"),
    "Write event: and data: lines.",
  ],
])("%s has its cure", async (_, text, cure) => {
  const { problems } = await check(text);
  expect(problems.map((found) => found.cure)).toEqual([cure]);
});
