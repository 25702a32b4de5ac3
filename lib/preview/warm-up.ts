import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { packagesOfBuild } from "@/lib/files/packages-of-build.mjs";

/** What Node says of each process that is started: https://nodejs.org/api/diagnostics_channel.html#event-child_process */
const channel = "child_process";

/**
 * In `next dev`: loads the packages that pages are drawn with while there is nothing else to do. Before the first page,
 * Next starts a process that lists the pages of its route, and waits for it for most of a second. Earlier, the bundler has
 * all processors; later, React would note a stack trace for each promise of the loading.
 */
export function warmUpInWait(load: (name: string) => Promise<unknown> = loadPackage): void {
  const begin = () => {
    unsubscribe(channel, begin);
    // One that can't be loaded is told where it is needed.
    for (const name of packagesOfBuild) load(name).catch(() => undefined);
  };
  subscribe(channel, begin);
}

const loadPackage = (name: string): Promise<unknown> => import(/* turbopackIgnore: true */ name);
