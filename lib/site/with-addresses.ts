import { site } from "./config";

/** A text in Markdown whose links to the site are whole addresses, so that they lead there from wherever it is read. */
export function withAddresses(text: string): string {
  return text.replaceAll("](/docs/", `](${site.origin}/docs/`);
}
