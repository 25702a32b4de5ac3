import { setTimeout as wait } from "node:timers/promises";
import type { Tab } from "../browser";
import type { Send } from "./commands";
import { pressOf, typingOf } from "./keys";

/** Tabs of a browser that understands WebDriver. It is told which one is meant whenever that changes. */
export function createTabs(send: Send): (handle: string) => Tab {
  let current = "";
  const tell = async (handle: string, ...command: Parameters<Send>): Promise<unknown> => {
    if (current !== handle) await send("switchTo", { handle, focus: true });
    current = handle;
    return send(...command);
  };

  return (handle) => {
    const keys = (actions: object[]) => tell(handle, "perform", { actions: [{ type: "key", id: "keys", actions }] });
    return {
      open: async (url) => void (await tell(handle, "navigate", { url })),
      back: async () => void (await tell(handle, "back", {})),
      forward: async () => void (await tell(handle, "forward", {})),
      // By the page: Firefox's own command forgets how far it was scrolled.
      reload: async () => {
        await tell(handle, "execute", { script: "self.isLeft = true; location.reload()", args: [] });
        const hasCome = "return !self.isLeft && document.readyState === 'complete'";
        const end = performance.now() + 10_000;
        while (performance.now() < end) {
          // A page that is just being left has no answer.
          if (await tell(handle, "execute", { script: hasCome, args: [] }).catch(() => false)) return;
          await wait(30);
        }
        throw new Error("The page was not loaded again.");
      },
      evaluate: async <A extends unknown[], R>(inPage: (...values: A) => R, ...values: A) =>
        (await tell(handle, "execute", { script: bodyOf(inPage), args: values })) as R,
      press: async (combination) => void (await keys(pressOf(combination))),
      type: async (text) => void (await keys(typingOf(text))),
      clickAt: async (x, y) => {
        const actions = [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
        await tell(handle, "perform", { actions: [mouse] });
      },
    };
  };
}

/** The compiler (esbuild, for tsx) wraps functions that have a name in a helper of this one, which no page has. */
function bodyOf(inPage: (...values: never[]) => unknown): string {
  return `const __name = (wrapped) => wrapped; return (${inPage}).apply(null, arguments);`;
}
