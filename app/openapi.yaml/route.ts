import { openapiYaml } from "@/lib/openapi/document/downloads";
import { mediaTypes } from "@/lib/publish/hosts/media-types";

export const dynamic = "force-static";

/** The API description, OpenAPI 3.2, as it is written. */
export function GET() {
  return new Response(openapiYaml(), { headers: { "content-type": mediaTypes.yaml } });
}
