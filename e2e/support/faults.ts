import type { BrowserContext } from "@playwright/test";

/** Watches every tab of a browser: whatever a reader would never notice and a developer would be ashamed of. */
export function watchFaults(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) faults.push(`request to another host: ${url}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  return faults;
}
