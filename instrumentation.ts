/** Runs once as a server starts. A build has none; `next dev` gets what makes it quick, and saved text show. */
export async function register(): Promise<void> {
  // One condition around all, which Next knows: behind a `return`, it would be bundled for its other runtime, too.
  if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {
    const { startWatching } = await import("@/lib/preview/watch");
    await startWatching();
  }
}
