import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeBlock } from "./code-block";

test.each([
  ["its title", { language: "json", title: "The new entry" }, "The new entry"],
  ["its language", { language: "json" }, "JSON"],
  ["what it is, where nothing tells more, and not by the buttons of its caption", { language: "text" }, "Code"],
])("a block of code is called by %s", (_, props, name) => {
  const html = renderToStaticMarkup(<CodeBlock html="" {...props} />);
  expect(/<figure aria-label="([^"]*)"/.exec(html)?.[1]).toBe(name);
  // Inside it, the name would be said once more.
  expect(/<pre [^>]*aria-label="([^"]*)"/.exec(html)?.[1]).toBe("Code");
});
