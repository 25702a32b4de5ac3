// Next calls this at the start of every client navigation, also in an export.
export { navigationStarted as onRouterTransitionStart } from "@/components/progress/route-progress";
