import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { certificate } from "./certificate";

/** The body at an address of a site that is measured, not compressed. */
export function get(url: string): Promise<Buffer> {
  const options = { headers: { "accept-encoding": "identity" } };
  return new Promise((resolve, reject) => {
    const request = url.startsWith("https:")
      ? https.get(url, { ...options, ca: readFileSync(certificate.certFile) })
      : http.get(url, options);
    request.on("response", (response) => buffer(response).then(resolve, reject)).on("error", reject);
  });
}
