import type { ReactNode } from "react";
import { handOver } from "@/components/handed";
import { renderStatic } from "@/components/render-static";
import { StandingHtml, type StandingProps } from "./standing-html.client";

/**
 * An element of the shell whose content never changes: drawn into every page's HTML, and neither in a payload nor in a
 * script. React has nothing to hydrate in it. Its children must be synchronous and free of hooks (`renderStatic`).
 * The preview, where writers change the shell too, lets the payload have it.
 */
export function Standing({ children, html, ...props }: StandingProps & { children?: ReactNode; html?: string }) {
  const drawn = html ?? renderStatic(children);
  handOver(`standing:${props.name}`, drawn);
  return <StandingHtml {...props} html={process.env.NODE_ENV === "development" ? drawn : undefined} />;
}
