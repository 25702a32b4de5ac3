import { expect, it } from "vitest";
import { synonyms } from "./synonyms";

it("the list of synonyms does not make one word of what the site keeps apart", () => {
  const apart = [
    ["entry", "commit"],
    ["entry", "recap"],
    ["project", "repository"],
    ["archive", "delete"],
    ["profile", "project"],
    ["stage", "application"],
  ];
  const isJoined = ([one = "", other = ""]: string[]) =>
    synonyms.some((line) => line.includes(one) && line.includes(other));
  expect(apart.filter(isJoined)).toEqual([]);
});
