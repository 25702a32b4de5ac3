import { llmsText } from "@/lib/discovery/llms";
import { indexOf } from "@/lib/discovery/site-index";
import { mediaTypes } from "@/lib/publish/hosts/media-types";
import type { Section } from "@/lib/routing/section";
import { getSite } from "@/lib/source/source";

/** The answer of an `llms.txt`: of a section's, or of the whole site's. */
export function llmsIndex(section?: Section): Response {
  return new Response(llmsText(indexOf(getSite(), section)), { headers: { "content-type": mediaTypes.txt } });
}
