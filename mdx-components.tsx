import type { MDXComponents } from "mdx/types";
import { components } from "@/components/mdx/components";

/** Where @next/mdx looks for the elements of an MDX module. */
export function useMDXComponents(): MDXComponents {
  return components;
}
