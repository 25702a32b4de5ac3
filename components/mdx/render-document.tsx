import type { MDXContent } from "mdx/types";
import type { ReactElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderStatic } from "../render-static";
import { components } from "./components";

/** The HTML of a compiled page. */
export function renderDocument(code: string): string {
  return renderStatic(documentOf(code));
}

/**
 * What a compiled text says, in the site's words. The compiler leaves the body of a function, so that nobody has to load
 * the compiler to draw a page.
 */
export function documentOf(code: string): ReactElement {
  const { default: Content } = new Function(code)({ ...runtime, baseUrl: import.meta.url }) as { default: MDXContent };
  return <Content components={components} />;
}
