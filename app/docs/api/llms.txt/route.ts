import { llmsIndex } from "@/app/llms-index";

export const dynamic = "force-static";

/** The pages of the API, for machines. */
export function GET() {
  return llmsIndex("api");
}
