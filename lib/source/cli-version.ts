import { checkVersion } from "@/lib/cli/check-version";
import { loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";

/** Other versions of the CLI than the one that is described; none are known while its description has a mistake. */
export function checkCliVersion({
  file,
  source,
  section,
}: {
  file: string;
  source: string;
  section?: string;
}): Problem[] {
  const { cli } = loadCli();
  const faults = cli ? checkVersion(source, cli.version, { isOfCli: section === "cli" }) : [];
  return faults.map((fault) => ({ file, ...fault }));
}
