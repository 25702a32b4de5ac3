"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { routeShown } from "./route-progress";
import "./route-progress.css";

/** Ends the progress bar when the route on the screen changes. */
export function RouteProgress() {
  const pathname = usePathname();
  useEffect(() => routeShown(pathname), [pathname]);
  return null;
}
