/** What a story asks of a browser. Each engine keeps this by an adapter of its own: see drivers/. */
export type Browser = {
  newTab: () => Promise<Tab>;
  /** Changes what the system says while pages are open. */
  setSystem: (theme: Theme) => Promise<void>;
  /** What went wrong without a reader's notice: in the console, uncaught, refused by the policy. */
  listFaults: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Tab = {
  /** Loads an address and waits for its `load`. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It takes and gives JSON, and knows nothing of where it was written. */
  evaluate: <A extends unknown[], R>(inPage: (...values: A) => R, ...values: A) => Promise<R>;
  /** A key with its modifiers, as `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
};

export type Theme = "light" | "dark";

/** How a browser is started for a story. */
export type Conditions = { system: Theme; hasScripts: boolean; width: number; height: number };

/** What not every engine lets a driver do. A story says what it needs. */
export type Ability = "change the system's theme" | "hear what goes wrong while a page loads";

export type Engine = {
  name: string;
  /** The Debian packages that it is made of, whether the program of each is there, and what can name it elsewhere. */
  programs: readonly { debianPackage: string; isThere: () => boolean; variable: string }[];
  /** What its driver can't do, and why. */
  lacks: Partial<Record<Ability, string>>;
  start: () => Promise<RunningEngine>;
};

export type RunningEngine = {
  /** Its name and version. */
  version: string;
  /** A browser that has nothing stored for hosts that it has not seen. */
  open: (conditions: Conditions) => Promise<Browser>;
  stop: () => Promise<void>;
};
