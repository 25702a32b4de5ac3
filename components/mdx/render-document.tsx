import type { MDXContent } from "mdx/types";
import * as runtime from "react/jsx-runtime";
import { renderStatic } from "../render-static";
import { components } from "./components";

/**
 * The HTML of a compiled page, drawn with the site's words. The compiler leaves the body of a function, so that nobody
 * has to load the compiler to draw a page.
 */
export function renderDocument(code: string): string {
  const { default: Content } = new Function(code)({ ...runtime, baseUrl: import.meta.url }) as { default: MDXContent };
  return renderStatic(<Content components={components} />);
}
