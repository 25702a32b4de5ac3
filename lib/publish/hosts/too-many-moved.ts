import { ContentError } from "@/lib/content/problem";
import { redirectsFile } from "@/lib/content/redirects";

/** That a host does not take so many redirects; `file` is what the build can do without where nobody uses that host. */
export function tooManyMoved(what: string, file?: string): ContentError {
  const orElse = file
    ? `; or, if nothing of yours is on that host, take ${file} out of lib/publish/hosts/write-hosts.ts`
    : "";
  return new ContentError([{ file: redirectsFile, what, cure: `Take out the oldest of them${orElse}.` }]);
}
