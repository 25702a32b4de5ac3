import { securityText } from "@/lib/discovery/security-text";
import { mediaTypes } from "@/lib/publish/hosts/media-types";
import { site } from "@/lib/site/config";

export const dynamic = "force-static";

/** Whom to tell of a weakness (RFC 9116). */
export function GET() {
  return new Response(securityText(site), { headers: { "content-type": mediaTypes.txt } });
}
