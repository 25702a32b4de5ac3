import { LoadError } from "@/components/error/load-error";
import { LoadingIndicator } from "@/components/progress/loading-indicator.client";

export type SidebarState = "ready" | "waiting" | "failed";

/** What stands below a sidebar that is on its way, or could not be had. */
export function SidebarWait({ state, retry }: { state: SidebarState; retry: () => void }) {
  if (state === "waiting") return <LoadingIndicator label="Loading the sidebar" />;
  return state === "failed" && <LoadError message="The sidebar could not be loaded." retry={retry} />;
}
