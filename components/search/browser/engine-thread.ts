import { searchFolder } from "@/lib/routing/site-files";
import { indexFile, searchScripts } from "@/lib/search/addresses";
import type { Question, Reply, ToThread } from "@/lib/search/protocol";
import { savedEvent } from "@/lib/site/constants";

type Listener = (reply: Reply) => void;

const listeners = new Set<Listener>();
let thread: Worker | undefined;
let asked = 0;
let last: Question | undefined;

/** Starts the search's thread, if it does not run, and gives it the index. All searches of a page share it. */
export function startThread(): void {
  if (thread) return;
  const early = window.docs?.search;
  if (window.docs) window.docs.search = undefined;
  const started = early && !early.thread.failed ? early.thread : new Worker(searchFolder + searchScripts[1]);
  thread = started;
  // What comes late from one that has failed is nothing of the next.
  const fail = () => {
    started.terminate();
    if (thread !== started) return;
    thread = undefined;
    tell({ is: "failed" });
  };
  started.onmessage = ({ data }: MessageEvent<Reply>) => tell(data);
  started.onerror = fail;
  (early?.index ?? fetch(searchFolder + indexFile))
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
    .then((index) => started.postMessage({ index } satisfies ToThread))
    .catch(fail);
}

// In the preview, what was asked is put to what was saved (components/preview/live-refresh.client.tsx).
if (process.env.NODE_ENV === "development") {
  addEventListener(savedEvent, () => {
    thread?.terminate();
    thread = undefined;
    if (last) put(last);
  });
}

function tell(reply: Reply): void {
  for (const listener of listeners) listener(reply);
}

/** Asks the thread; the number that its answers will carry. */
export function ask(question: Omit<Question, "id">): number {
  asked++;
  last = { ...question, id: asked };
  put(last);
  return asked;
}

function put(question: Question): void {
  startThread();
  thread?.postMessage(question satisfies ToThread);
}

/** Hears everything that the thread says, until the function that it returns is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
