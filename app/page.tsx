import { redirect } from "next/navigation";
import { docsRoot } from "@/lib/routing/slug";

/** The site begins at /docs/. In the export, `lib/publish` writes a page without scripts in this one's place. */
export default function Root(): never {
  redirect(docsRoot);
}
