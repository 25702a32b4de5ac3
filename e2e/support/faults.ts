import type { BrowserContext } from "@playwright/test";
import { hasHeld } from "./late";

const unused = "was preloaded using link preload but not used within a few seconds";

/** Watches every tab of a browser: whatever a reader would never notice and a developer would be ashamed of. */
export function watchFaults(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    // On a slow machine, what a test holds comes later than that.
    if (hasHeld(context) && message.text().includes(unused)) return;
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
