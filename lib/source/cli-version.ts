import { checkVersion } from "@/lib/cli/check-version";
import { loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";

/** Other versions of the CLI than the one that is described; none are known while its description has a mistake. */
export function checkCliVersion({ file, source }: { file: string; source: string }): Problem[] {
  const { cli } = loadCli();
  return cli ? checkVersion(source, cli.version).map((fault) => ({ file, ...fault })) : [];
}
