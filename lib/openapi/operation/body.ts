import { child, followed, type Node } from "../document/graph";
import { mapOf, textOf } from "../document/value";
import { mediaViews } from "../response/media";
import { descriptionHtml } from "./description";
import type { Direction, PageDraft } from "./page";
import type { BodyView } from "./types";

/** What is sent, in each of its media types; `direction` says which fields it has. */
export function bodyView(
  page: PageDraft,
  written: Node | undefined,
  direction: Direction,
  id: string,
): BodyView | undefined {
  const node = followed(page.document, written);
  if (!node) return undefined;
  const map = mapOf(node.value);
  return {
    isRequired: map.get("required") === true,
    description: descriptionHtml(textOf(map.get("description"))),
    media: mediaViews({ ...page, direction }, child(node, "content"), id, "Body"),
  };
}
