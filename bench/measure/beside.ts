import { existsSync } from "node:fs";
import path from "node:path";
import { isBuilt } from "@/lib/publish/ensure-built";

/**
 * Why a folder can't be measured beside ours; nothing where it can. What was built before the commit that lies there would be
 * measured in that one's name. A folder that Git knows nothing of holds what somebody else built: it has nothing to be older than.
 */
export function besideFault(folder: string): string | undefined {
  if (!existsSync(path.join(folder, "out"))) return "has no built out/";
  const isClone = existsSync(path.join(folder, ".git"));
  return isClone && !isBuilt(folder) ? "has an out/ that is not of its files as they are now" : undefined;
}
