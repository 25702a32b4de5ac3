import { run } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { components } from "./components";
import { renderStatic } from "./render-static";

/** The HTML of a compiled page, drawn with the site's words. */
export async function renderDocument(code: string): Promise<string> {
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return renderStatic(<Content components={components} />);
}
