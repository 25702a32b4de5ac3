import type { ReactNode } from "react";
import { DocsFrame } from "@/components/page/docs-frame";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return <DocsFrame>{children}</DocsFrame>;
}
