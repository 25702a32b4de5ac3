import type { Ability, Browser, Conditions, Tab } from "./browser";
import type { Host } from "./host";

/** What a reader does, and what must come of it, in any engine. */
export type Story = {
  name: string;
  /** Where an engine's driver can't do this, the story is not covered there. */
  needs?: Ability;
  /** Why the site has nothing to tell it of, if that is so. */
  unless?: string | undefined;
  /** What differs from a desktop with scripts and a light system. */
  conditions?: Partial<Conditions>;
  /** What the story brings about itself: such faults are not held against it. */
  faults?: RegExp;
  run: (stage: Stage) => Promise<void>;
};

/** A story's own host, and a tab of a browser that has never been there. */
export type Stage = { host: Host; browser: Browser; tab: Tab };

export const desktop = { width: 1440, height: 900 } satisfies Partial<Conditions>;

/** What React waits for. Held back, it leaves a page as it was before React, for as long as a story needs. */
export const payload = /\/index\.txt$/;
