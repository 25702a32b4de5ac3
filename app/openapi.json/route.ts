import { openapiJson } from "@/lib/openapi/document/downloads";
import { mediaTypes } from "@/lib/publish/hosts/media-types";

export const dynamic = "force-static";

/** The API description, derived for tools that read OpenAPI 3.1. */
export function GET() {
  return new Response(openapiJson(), { headers: { "content-type": mediaTypes.json } });
}
