import type { BrowserContext } from "@playwright/test";

/**
 * Has what a page does in a frame, after a while, or when a size changes come up to so many milliseconds late, by chance, as
 * on a machine with other work: a test that looks too early fails then nearly always, and without it once in a hundred runs.
 */
export function comeLate(context: BrowserContext, most: number): Promise<unknown> {
  return context.addInitScript(delay, most);
}

/** Runs in the browser. */
function delay(most: number): void {
  const { requestAnimationFrame: ask, setTimeout: wait } = window;
  let last = 0;
  /** In how many milliseconds it comes: later, and in the same order. */
  const late = () => {
    const now = performance.now();
    last = Math.max(last, now + Math.random() * most);
    return last - now;
  };

  const calledOff = new Set<number>();
  window.requestAnimationFrame = (draw) => {
    const id = wait(() => ask((time) => calledOff.has(id) || draw(time)), late());
    return id;
  };
  window.cancelAnimationFrame = (id) => calledOff.add(id);

  const waitLonger = (run: TimerHandler, after = 0, ...values: unknown[]) =>
    wait(run, after && after + late(), ...values);
  Object.assign(window, { setTimeout: waitLonger });

  window.ResizeObserver = class extends ResizeObserver {
    constructor(look: ResizeObserverCallback) {
      super((...seen) => wait(() => look(...seen), late()));
    }
  };
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(look: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...seen) => wait(() => look(...seen), late()), options);
    }
  };
}
