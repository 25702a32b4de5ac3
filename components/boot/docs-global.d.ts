/** What the inline script leaves for React to find; see boot.ts. */
interface Window {
  /** The payload that Next begins with, in its own form. */
  __next_f?: [[0], [1, string]];
  docs?: {
    /** Sets theme attributes and radio buttons from what is stored, or from a given choice. */
    paint: (choice?: string) => void;
    /** Opens a sidebar's groups and scrolls it as the reader left it. */
    restoreSidebar: (nav: HTMLElement) => void;
    /** Chooses the tabs of the article by storage and address. */
    restoreTabs: () => void;
    /** Brings React after a delay in milliseconds, unless it was asked for already. */
    wakeIn: (delay: number) => void;
    /** A page is on its way to take the place of this one before React is there; see turn-page.ts. */
    turning?: boolean;
    /** Has React begin, once all of its scripts are there; see lib/publish/late-scripts.ts. */
    start: () => void;
    /** React has taken over. */
    live?: boolean;
    /** The search's thread and index as asked for by search.ts, for the script it fetches to take. */
    search?: { thread: Worker & { failed?: true }; index: Promise<Response> } | undefined;
    /** The last key: Enter, pressed before the search's script was there, means the answer to what was typed. */
    key?: KeyboardEvent;
    /** What was chosen, filled in, or clicked and needs React, before it was there, in that order. */
    early: HTMLElement[];
    /** What could not be stored, by its key. */
    unstored?: Record<string, string>;
  };
}
