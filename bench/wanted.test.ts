import { expect, it } from "vitest";
import { wantedFaults } from "./wanted";

const known = { load: [], build: ["69", "500"] };

it("finds nothing in parts that are there, with or without a detail that they have", () => {
  expect(wantedFaults(["load", "build", "build:500"], known)).toEqual([]);
});

it.each([
  ["builds", "There is no part builds. The parts are: load, build."],
  ["toString", "There is no part toString. The parts are: load, build."],
  ["build:600", "There is no build:600. There is: build, build:69, build:500."],
  ["build:abc", "There is no build:abc. There is: build, build:69, build:500."],
  ["build:", "There is no build:. There is: build, build:69, build:500."],
  ["load:3", "There is no load:3. There is: load."],
])("refuses %s, which would measure nothing or something else", (name, fault) => {
  expect(wantedFaults(["load", name], known)).toEqual([fault]);
});
