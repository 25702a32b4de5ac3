"use client";

import { useEffect } from "react";
import { CrashScreen } from "@/components/error/crash-screen.client";
import "./styles/index.css";

/** A crash of the shell itself: the bare screen. React writes `<html>` anew for it, so the theme is put back. */
export default function ShellCrash({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => window.docs?.paint(), []);
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <CrashScreen error={error} reset={reset} />
      </body>
    </html>
  );
}
