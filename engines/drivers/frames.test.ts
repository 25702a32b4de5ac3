import { expect, test } from "vitest";
import { frameOf, takeFrames } from "./frames";

const frames = Buffer.from(`${frameOf([0, 1, "WebDriver:Navigate", { url: "/docs/é" }])}${frameOf({ ok: true })}`);
const messages = [[0, 1, "WebDriver:Navigate", { url: "/docs/é" }], { ok: true }];

test("messages are found wherever the line cuts them", () => {
  for (let cut = 0; cut <= frames.length; cut += 1) {
    const first = takeFrames(frames.subarray(0, cut));
    const second = takeFrames(Buffer.concat([first.rest, frames.subarray(cut)]));
    expect([...first.messages, ...second.messages]).toEqual(messages);
    expect(second.rest).toHaveLength(0);
  }
});
