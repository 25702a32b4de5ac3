import type { ApiDocument } from "@/lib/openapi/document/read";
import type { Resolver } from "../resolver";
import { code, tableOf } from "../table";
import { at, member, members, siteApi, wordsOf } from "./document";

/** `<StreamEvents />`: the events of a recap's stream, with what their data is. */
export const streamEvents: Resolver = { attributes: {}, resolve: () => streamEventsTable(siteApi()) };

const stream = ["paths", "/worklog-recaps/{worklog_recap_id}/stream", "get", "responses", "200", "content"];

/** The events of a document's stream, with what each means and carries. */
function streamEventsTable(document: ApiDocument): string {
  const kinds = [...stream, "text/event-stream", "itemSchema", "oneOf"];
  return tableOf(
    ["Event", "Meaning", "Its data"],
    members(document, at(document, ...kinds)).map(([, kind]) => [
      code(wordsOf(kind, "title")),
      wordsOf(kind, "description"),
      wordsOf(member(document, member(document, kind, "properties"), "data"), "description"),
    ]),
  );
}
