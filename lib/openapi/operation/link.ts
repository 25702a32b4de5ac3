import { mapOf, textOf, type Value } from "../document/value";
import { leadOf } from "./description";

/** A place on the web that a document names. */
export type LinkView = { href: string; text: string };

/** The address of `externalDocs`, with the first sentence of what it says of it; none where no reader can go there. */
export function linkView(value: Value | undefined): LinkView | undefined {
  const map = mapOf(value);
  const href = webAddress(map.get("url"));
  return href === undefined ? undefined : { href, text: leadOf(textOf(map.get("description"))) || href };
}

/** An address that is safe to lead to: of the web, nothing that runs. */
export function webAddress(value: Value | undefined): string | undefined {
  const address = textOf(value);
  return address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;
}
