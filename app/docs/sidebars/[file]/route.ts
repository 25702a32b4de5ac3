import { createElement } from "react";
import { renderStatic } from "@/components/render-static";
import { SidebarTree } from "@/components/sidebar/sidebar-tree";
import { mediaTypes } from "@/lib/publish/hosts/media-types";
import { sections } from "@/lib/routing/section";
import { getSite } from "@/lib/source/source";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return sections.map((section) => ({ file: `${section}.html` }));
}

/** The sidebar of a section as a fragment of HTML, for a reader who comes from another section. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const section = sections.find((name) => file === `${name}.html`);
  if (!section) return new Response("Not found", { status: 404 });
  const html = renderStatic(createElement(SidebarTree, { nodes: getSite().trees[section] }));
  return new Response(html, { headers: { "content-type": mediaTypes.html } });
}
