import type { ReactNode } from "react";

type StaticRenderer = { renderToStaticMarkup: (node: ReactNode) => string };

let renderer: StaticRenderer | undefined;

/**
 * Elements as HTML without React's marks: for parts of a page that never change in the browser. Such a part crosses
 * to the client as one string, so React has nothing to hydrate in it and the payload nothing to describe.
 * Components inside must be synchronous and free of hooks.
 *
 * Next keeps `react-dom/server` out of server components, to guard against rendering client components with it; here
 * there are none, so it is required past the bundler.
 */
export function renderStatic(node: ReactNode): string {
  if (!renderer) {
    const { createRequire } = process.getBuiltinModule("node:module");
    renderer = createRequire(`${process.cwd()}/package.json`)("react-dom/server") as StaticRenderer;
  }
  return renderer.renderToStaticMarkup(node);
}
