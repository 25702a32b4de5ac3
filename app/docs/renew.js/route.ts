import { browserScript } from "@/components/browser-script";

export const dynamic = "force-static";

/** What loads a page of an older build anew. */
export function GET() {
  return browserScript("boot/renew.ts");
}
