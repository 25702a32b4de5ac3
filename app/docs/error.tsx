"use client";

import { CrashScreen } from "@/components/error/crash-screen.client";

/** A crash inside a page: navbar and sidebar stay, and going to another page clears it. */
export default function PageCrash({ error, reset }: { error: Error; reset: () => void }) {
  return <CrashScreen error={error} reset={reset} />;
}
