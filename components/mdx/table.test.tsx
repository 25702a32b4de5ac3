import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Table } from "./table";

it.each([
  ["both by the name that is given", "Options", ["Options", "Options"]],
  ["the place that scrolls alone, where none is", undefined, ["Table"]],
])("a table and the place that it scrolls in are called: %s", (_, name, expected) => {
  const html = renderToStaticMarkup(<Table aria-label={name} />);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(expected);
});
