import type { ReactNode } from "react";
import { handOver } from "@/components/handed";
import { DocsFrame } from "@/components/page/docs-frame";
import { getSite } from "@/lib/source/source";

export default function DocsLayout({ children }: { children: ReactNode }) {
  handOver("trees", () => getSite().trees);
  return <DocsFrame>{children}</DocsFrame>;
}
