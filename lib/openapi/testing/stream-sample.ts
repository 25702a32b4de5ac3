import type { RequestView } from "../operation/types";
import { requestSamples, type Sample } from "../sample/samples";

/** The sample, in one language, of a stream at an address that ends with `recap.completed` or `recap.failed`. */
export function streamSample(url: string, language: Sample["language"]): string {
  const request: RequestView = {
    method: "GET",
    url,
    query: [],
    headers: [
      { name: "Accept", value: "text/event-stream" },
      { name: "Last-Event-ID", value: "9" },
    ],
    credentials: [{ scheme: "key", in: "header", name: "Authorization", form: "bearer" }],
    body: undefined,
    stream: "events",
    cli: undefined,
  };
  const samples = requestSamples(request, ["recap.completed", "recap.failed"], "DEVLOG_API_KEY");
  return samples.find((sample) => sample.language === language)?.code ?? "";
}
