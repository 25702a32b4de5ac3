/* What the build puts into the inline script (inline-source.ts): numbers and names that have their owner elsewhere. */
declare const ANNOUNCEMENT: string;
declare const ANNOUNCEMENT_ID: string;
declare const CHUNKS: string;
declare const DARK: string;
declare const DISMISS: string;
declare const INDEX: string;
declare const LIGHT: string;
declare const RENEW: string;
declare const SEARCH: string;
declare const SIDEBAR: string;
declare const TAB: string;
declare const THEME: string;
declare const WORKER: string;
