import type { ReactNode } from "react";
import { DocsFrame } from "@/components/page/docs-frame";
import { handTrees } from "@/components/sidebar/handed-trees";
import { getSite } from "@/lib/source/source";

export default function DocsLayout({ children }: { children: ReactNode }) {
  handTrees(() => getSite().trees);
  return <DocsFrame>{children}</DocsFrame>;
}
