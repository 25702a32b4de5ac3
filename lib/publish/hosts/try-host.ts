import { readFileSync } from "node:fs";
import path from "node:path";
import { fewAtATime } from "@/lib/network/few-at-a-time";
import { addressForms } from "@/lib/routing/page-files";
import { listPublishedPages } from "../published-pages";
import { type Answer, ask, type Question } from "./ask";
import { parseHeaders, parseRedirects } from "./headers-file";
import { mediaTypeOf } from "./media-types";
import { headersOf, type Rule, revalidate } from "./rules";
import { filesOfEachKind, foldersOfEachKind, malformed, missing } from "./tried";

/**
 * What can be asked of a host; the addresses and the bytes can be asked of all. `notFoundFields`: the not-found page has
 * its own header fields wherever it is shown. Cloudflare gives it those of the address that was asked for.
 * `nothingElse`: no answer has a field that is another's. Cloudflare and Vercel open all files to other sites, Netlify
 * asks ahead with all. `without`: fields that the host has for no address. `redirectPages`: it asks no redirect where a
 * file is, and the small page there leads on. `ownRefusals`: it may refuse in its own words what no address can be.
 */
export type Abilities = {
  headers: boolean;
  compression: boolean;
  notFoundPage: boolean;
  notFoundFields: boolean;
  nothingElse?: boolean;
  without?: readonly string[];
  redirectPages?: boolean;
  ownRefusals?: boolean;
};

/** What can be asked of every host that reads rules. */
export const everything: Abilities = { headers: true, compression: true, notFoundPage: true, notFoundFields: true };

/** What no answer may have but where a rule gives it: search engines would leave out what they should find. */
const never = ["X-Robots-Tag"];
const fieldsOfOthers = [...never, "Access-Control-Allow-Origin", "Content-Security-Policy", "Link"];

/**
 * What is wrong with a host that serves the published folder, one line each: every page in all forms of its address,
 * statuses, header fields, kinds of files, compression, asking anew, redirects, the not-found page.
 */
export async function problemsOfHost(origin: string, out: string, can: Abilities = everything): Promise<string[]> {
  const rules = parseHeaders(readFileSync(path.join(out, "_headers"), "utf8"));
  const trial = new Trial(origin, out, can, rules);
  await fewAtATime(listPublishedPages(out), (page) => trial.tryPage(page));
  await fewAtATime(filesOfEachKind(out, rules), (name) => trial.tryFile(name));
  const redirects = parseRedirects(readFileSync(path.join(out, "_redirects"), "utf8"));
  for (const { from, to } of redirects) await trial.tryRedirect(from, to);
  const nowhere = [
    ...missing,
    // A server that has no page to show for what is missing may show what is in a folder instead.
    ...(can.notFoundPage ? foldersOfEachKind(out, rules) : []),
    // And it may well hang up at what no address can be.
    ...(can.notFoundPage && !can.ownRefusals ? malformed : []),
  ];
  for (const address of nowhere) await trial.tryMissing(address);
  return trial.problems;
}

class Trial {
  readonly problems: string[] = [];
  private readonly origin: string;
  private readonly out: string;
  private readonly can: Abilities;
  private readonly rules: readonly Rule[];

  constructor(origin: string, out: string, can: Abilities, rules: readonly Rule[]) {
    this.origin = origin;
    this.out = out;
    this.can = can;
    this.rules = rules;
  }

  async tryPage(page: string): Promise<void> {
    const html = this.read(`${page}index.html`);
    for (const form of addressForms(page)) {
      const answer = await this.ask(form, { follow: addressForms(page) });
      if (!answer) continue;
      this.expect(`${form} status`, answer.status, 200);
      if (!answer.body.equals(html)) this.problems.push(`${form}: not the bytes of ${page}index.html`);
      if (!answer.headers["content-type"]?.startsWith("text/html")) this.problems.push(`${form}: not text/html`);
      this.tryHeaders(form, answer.headers);
    }
  }

  async tryFile(name: string): Promise<void> {
    const address = encodeURI(`/${name}`);
    const ending = /(\/index)?\.html$/;
    const question = { encoding: "gzip", follow: [address.replace(ending, ""), address.replace(ending, "/")] };
    const answer = await this.ask(address, question);
    if (!answer) return;
    const type = mediaTypeOf(name);
    this.expect(`${address} status`, answer.status, 200);
    if (!answer.body.equals(this.read(name))) this.problems.push(`${address}: other bytes`);
    if (this.can.headers) this.expect(`${address} type`, bareType(answer.headers["content-type"]), bareType(type));
    this.tryHeaders(`/${name}`, answer.headers);
    if (this.can.compression && isOfPages.test(type ?? "") && answer.body.length > 1024) {
      this.expect(`${address} compression`, answer.headers["content-encoding"], "gzip");
    }
    const { etag, "last-modified": modified } = answer.headers;
    const condition = etag ? { "If-None-Match": etag } : { "If-Modified-Since": modified ?? "" };
    const again = await this.ask(address, { ...question, headers: condition });
    if (again) this.expect(`${address} asked for anew`, again.status, 304);
  }

  async tryRedirect(from: string, to: string): Promise<void> {
    // A host that knows no rules puts a slash behind a folder first.
    const answer = await this.ask(`${from}?from=mail`, { follow: [`${from}/`] });
    if (!answer) return;
    const isLed = answer.status === 301;
    const inPage = /(?:url=|moved: \S+?)(\/docs\/[^"\s]*)/.exec(answer.body.toString())?.[1];
    const [path, ...hash] = to.split("#");
    this.expect(
      `${from} leads to`,
      isLed ? answer.headers.location : inPage,
      isLed ? [`${path}?from=mail`, ...hash].join("#") : to,
    );
    if (this.can.headers && !this.can.redirectPages) this.expect(`${from} status`, answer.status, 301);
  }

  async tryMissing(address: string): Promise<void> {
    const answer = await this.ask(address);
    if (!answer) return;
    const { notFoundPage, notFoundFields } = this.can;
    const isRefused = answer.status === 404 || (!notFoundPage && answer.status >= 400 && answer.status < 500);
    if (!isRefused) this.problems.push(`${address} status: ${answer.status}, instead of 404`);
    if (notFoundPage && !answer.body.equals(this.read("404.html")))
      this.problems.push(`${address}: not the bytes of 404.html`);
    // By the type of what was asked for, a reader would see the source of the page.
    if (notFoundPage) this.expect(`${address} type`, bareType(answer.headers["content-type"]), "text/html");
    this.tryHeaders(address, answer.headers, notFoundFields ? "/404.html" : address);
  }

  /** No answer is a problem of this address alone: the others are asked all the same. */
  private async ask(address: string, question?: Question): Promise<Answer | undefined> {
    try {
      return await ask(this.origin, address, question);
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      this.problems.push(`${address}: ${message || code}`);
      return undefined;
    }
  }

  /**
   * What is missing has the fields of another address. It may be there tomorrow: no rule keeps it, and an answer that is
   * kept even less is as good.
   */
  private tryHeaders(address: string, found: Answer["headers"], ofMissing?: string): void {
    if (!this.can.headers) return;
    const { nothingElse, without = [] } = this.can;
    const absent = (nothingElse ? fieldsOfOthers : never).map((name) => [name, undefined]);
    const ruled = Object.entries(headersOf(ofMissing ?? address, this.rules)).filter(
      ([name]) => !without.includes(name),
    );
    const wanted: Record<string, string | undefined> = {
      ...Object.fromEntries(absent),
      "Cache-Control": revalidate,
      ...Object.fromEntries(ruled),
    };
    const kept = found["cache-control"];
    if (ofMissing) wanted["Cache-Control"] = kept === "no-store" ? kept : revalidate;
    for (const [name, value] of Object.entries(wanted)) {
      // A host may say the same without spaces, or in another order.
      const isSame = name === "Cache-Control" && directivesOf(kept) === directivesOf(value);
      if (name !== "Content-Type" && !isSame) this.expect(`${address} ${name}`, found[name.toLowerCase()], value);
    }
  }

  private expect(what: string, found: unknown, wanted: unknown): void {
    if (found !== wanted) this.problems.push(`${what}: ${found}, instead of ${wanted}`);
  }

  private read(name: string): Buffer {
    return readFileSync(path.join(this.out, name));
  }
}

/** What a page loads. Not every host compresses what only programs read. */
const isOfPages = /^text\/(html|css|javascript|plain)|json|svg/;

const directivesOf = (value = "") =>
  value
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()
    .join();

const bareType = (type: string | undefined) =>
  type?.replace(/;.*/, "").replace("application/javascript", "text/javascript");
