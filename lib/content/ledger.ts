/** What one page holds, as found in its compiled HTML. Lines count from 1 in the page's file. */
export type Ledger = {
  headings: Heading[];
  ids: string[];
  links: { href: string; line?: number | undefined }[];
  images: { src: string; line?: number | undefined }[];
};

export type Heading = { level: number; id: string; text: string; line?: number | undefined };
