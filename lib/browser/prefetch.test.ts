import { expect, it } from "vitest";
import { mayPrefetch } from "./prefetch";

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on %j: %s", (connection, allowed) => expect(mayPrefetch({ connection })).toBe(allowed));
