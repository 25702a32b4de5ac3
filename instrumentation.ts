/** Runs once as a server starts. A build has none; `next dev` gets the watcher that makes saved text show. */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV !== "development" || process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startWatching } = await import("@/lib/preview/watch");
  await startWatching();
}
