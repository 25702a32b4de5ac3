import { browserScript } from "@/components/browser-script";

export const dynamic = "force-static";

/** What turns pages before React is there; lib/publish gives it a name that can be kept. */
export function GET() {
  return browserScript("navigation/turn-page.ts");
}
