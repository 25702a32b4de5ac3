import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Browser, Engine, RunningEngine, Tab } from "./browser";
import { play } from "./play";

const engine = { name: "none", lacks: {} } as Engine;

/** An engine whose browsers do nothing but note that they were closed. */
function noteClosing(notes: string[]): RunningEngine {
  const browser: Browser = {
    newTab: async () => ({}) as Tab,
    setSystem: async () => {},
    listFaults: async () => [],
    close: async () => void notes.push("closed"),
  };
  return { version: "none", open: async () => browser, stop: async () => {} };
}

it("a story that takes too long is over before the next one begins", async () => {
  const notes: string[] = [];
  const run = async () => {
    while (!notes.includes("closed")) await wait(5);
    await wait(50);
    notes.push("over");
    throw new Error("The browser was closed.");
  };
  const outcome = await play(engine, noteClosing(notes), { name: "A long one", run }, { patience: 50 });
  expect(outcome).toMatchObject({ is: "failed", why: "It takes too long." });
  expect(notes).toEqual(["closed", "over"]);
});

it("a host that could not be spoiled is stopped", async () => {
  let origin = "";
  const prepare = (host: { origin: string }) => {
    origin = host.origin;
    throw new Error("It can't be spoiled.");
  };
  const story = { name: "A short one", run: async () => {} };
  expect(await play(engine, noteClosing([]), story, { prepare })).toMatchObject({ why: "It can't be spoiled." });
  await expect(fetch(origin)).rejects.toThrow();
});
