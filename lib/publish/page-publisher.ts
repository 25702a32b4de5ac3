import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";
import { markerOf } from "@/lib/routing/section";
import { linkField } from "./asked-ahead";
import { addChunk, out, read, write } from "./export-folder";
import { orderHead } from "./head-order";
import { keepAddresses } from "./keep-addresses";
import { deferScripts } from "./late-scripts";
import { leaveOutOptional } from "./optional-syntax";
import { thinPayload } from "./payload";
import { orderRows } from "./payload-order";
import { headerPolicyOf, readInlineScripts, withPolicy } from "./policy";
import { nameStylesheet } from "./stylesheets";
import { withTypeface } from "./typeface";

/** The addresses of what all pages share. */
type Shared = { stylesheet: string; turn: string };

/** Makes of each exported page the one that is published, and knows afterwards what all of them need. */
export class PagePublisher {
  private readonly shared: Shared;
  private readonly inlineScripts = new Set<string>();
  private readonly scripts = new Map<string, string>();
  private readonly links = new Set<string>();

  constructor(shared: Shared) {
    this.shared = shared;
  }

  publishPage(page: string): void {
    const file = `${page}index.html`;
    this.publish(file, read(file), { flight: `${page}index.txt`, section: markerOf(page) });
  }

  /** Gives a page its second file, `x.html` beside `x/index.html`, when nothing in it changes any more. */
  copyPage(page: string): void {
    copyFileSync(path.join(out, page, "index.html"), path.join(out, `${page.slice(0, -1)}.html`));
  }

  /** The not-found page has no address of its own: one file for the host, and its payload beside it. */
  publishNotFound(): void {
    const html = withTypeface(read("404.html"), read("docs/index.html"));
    this.publish("404.html", html, { flight: "/404.txt", section: "docs" }, "_not-found/index.txt");
    rmSync(path.join(out, "_not-found"), { recursive: true });
  }

  /** The policy of all pages, as a header field says it. */
  get headerPolicy(): string {
    return headerPolicyOf(this.inlineScripts);
  }

  /** What all pages ask for ahead, as a header field says it. */
  get link(): string {
    const [link = "", ...others] = this.links;
    if (others.length > 0) throw new Error(`Pages ask for different things ahead, and a host says one: ${others[0]}`);
    return link;
  }

  /** Leaves the page's scripts to boot/wake.ts, and puts the policy into it; `from` is where Next has left its payload. */
  private publish(file: string, html: string, own: { flight: string; section: string }, from = own.flight): void {
    const { stylesheet, turn } = this.shared;
    const payload = nameStylesheet(read(from), stylesheet);
    const thin = orderRows(thinPayload(payload));
    const addScript = (text: string) => this.addScript(text);
    const late = deferScripts(nameStylesheet(html, stylesheet), { ...own, payload, thin, turn, addScript });
    const found = readInlineScripts(late, file);
    for (const script of found) this.inlineScripts.add(script);
    this.links.add(linkField(late));
    write(own.flight, thin);
    write(file, keepAddresses(leaveOutOptional(withPolicy(orderHead(late), found))));
  }

  /** Publishes a script; the same text once, however many pages have it. */
  private addScript(text: string): string {
    const href = this.scripts.get(text) ?? addChunk(text, "js");
    this.scripts.set(text, href);
    return href;
  }
}
