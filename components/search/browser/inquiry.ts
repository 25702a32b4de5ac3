import { sectionOf } from "@/lib/routing/section";
import type { Quote, Result } from "@/lib/search/protocol";
import { indicatorDelay } from "@/lib/site/constants";
import { ask, listen } from "./engine-thread";
import type { Frame } from "./frame";

/** What an inquiry tells of itself. */
export type Told = {
  /** The thread is not ready yet, and it takes long enough to be said. */
  waits: () => void;
  fails: () => void;
  results: (results: readonly Result[], nearest: readonly string[]) => void;
  quotes: (quotes: readonly (Quote | undefined)[]) => void;
};

/** What is in a search's field, put to the thread: only the answer to what is typed last counts. */
export class Inquiry {
  private readonly frame: Frame;
  private readonly told: Told;
  private question = 0;
  private isReady = false;
  private late: ReturnType<typeof setTimeout> | undefined;
  /** Whether what stands there is the answer to what is typed. */
  isAnswered = true;

  constructor(frame: Frame, told: Told) {
    this.frame = frame;
    this.told = told;
    this.hear();
  }

  /** Asks what is in the field now. Nothing is asked where it is empty: whatever was, is not wanted any more. */
  ask(): boolean {
    const { input, scope } = this.frame;
    const text = input.value;
    clearTimeout(this.late);
    this.isAnswered = text.trim() === "";
    this.question = this.isAnswered ? 0 : ask({ text, near: sectionOf(location.pathname), only: scope() });
    if (!this.isAnswered && !this.isReady) this.late = setTimeout(this.told.waits, indicatorDelay);
    return !this.isAnswered;
  }

  private hear(): void {
    const stop = listen((reply) => {
      // A field in its place goes with its page.
      if (!this.frame.root.isConnected) return stop();
      clearTimeout(this.late);
      this.isReady = reply.is !== "failed";
      if (reply.is === "failed") return this.told.fails();
      if (reply.is === "ready" || reply.id !== this.question) return;
      if (reply.is === "quotes") return this.told.quotes(reply.quotes);
      this.isAnswered = true;
      this.told.results(reply.results, reply.nearest);
    });
  }
}
