import { searchFolder } from "@/lib/search/addresses";
import type { Question, Reply } from "@/lib/search/protocol";

type Listener = (reply: Reply) => void;

const script = `${searchFolder}worker.js`;
const listeners = new Set<Listener>();
let thread: Worker | undefined;
let asked = 0;

/** Starts the search's thread, if it does not run. All searches of a page share it. */
export function startThread(): void {
  if (thread) return;
  thread = new Worker(script);
  thread.onmessage = ({ data }: MessageEvent<Reply>) => tell(data);
  thread.onerror = () => tell({ is: "failed" });
}

function tell(reply: Reply): void {
  if ("is" in reply && reply.is === "failed") {
    thread?.terminate();
    thread = undefined;
  }
  for (const listener of listeners) listener(reply);
}

/** Asks the thread; the number that its answers will carry. */
export function ask(question: Omit<Question, "id">): number {
  startThread();
  asked++;
  thread?.postMessage({ ...question, id: asked } satisfies Question);
  return asked;
}

/** Hears everything that the thread says, until the function that it returns is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
