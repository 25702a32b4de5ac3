import { type RefObject, useEffect } from "react";
import { nextScrollState } from "@/lib/browser/hide-on-scroll";

/**
 * Hides a sticky bar while the reader scrolls down and shows it on the way up and when focus enters it; focus that came
 * by the keyboard keeps it. The state stands in `data-navbar` of the root element.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    let state = { top: scrollY, hidden: false };
    let frame = 0;
    const show = () => {
      state = { top: scrollY, hidden: false };
      root.dataset.navbar = "shown";
    };
    const update = () => {
      frame = 0;
      const height = bar.current?.offsetHeight ?? 0;
      // What a click has left there is not where the reader goes on.
      const hasFocus = bar.current?.querySelector(":focus-visible");
      state = nextScrollState(state, scrollY, height, root.scrollHeight - innerHeight);
      root.dataset.navbar = state.hidden && !hasFocus ? "hidden" : "shown";
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && bar.current?.contains(target)) show();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("scroll", onScroll, { passive: true, signal });
    addEventListener("focusin", onFocus, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [bar]);
}
