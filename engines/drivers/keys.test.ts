import { expect, test } from "vitest";
import { pressOf, typingOf } from "./keys";

const written = (actions: { type: string; value: string }[]) =>
  actions.map(({ type, value }) => `${type === "keyDown" ? "v" : "^"}${value}`).join(" ");

test.each([
  ["k", "vk ^k"],
  ["Enter", "v\uE007 ^\uE007"],
  ["Control+k", "v\uE009 vk ^k ^\uE009"],
])("%s is pressed and let go", (keys, actions) => expect(written(pressOf(keys))).toBe(actions));

test("a text is typed letter by letter, a plus and a letter of two halves among them", () => {
  expect(written(typingOf("a+𝒃"))).toBe("va ^a v+ ^+ v𝒃 ^𝒃");
});
