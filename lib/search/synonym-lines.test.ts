import { expect, it } from "vitest";
import { synonyms } from "@/content/synonyms";
import { packSynonyms, unpackSynonyms } from "./synonym-lines";

it("the list of synonyms is the same when it has been packed", () =>
  expect(unpackSynonyms(packSynonyms(synonyms))).toEqual(synonyms));
