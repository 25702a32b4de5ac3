import { readMessage } from "@/lib/content/http-message";
import type { CodeFence, Ledger } from "@/lib/content/ledger";
import type { LineFault, Problem } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { scriptsOf } from "@/lib/shell/scripts";
import { type Json, listOf, objectOf } from "../document/json";
import type { CallFault, Files } from "./check-call";
import { checkApiFence, checkUnsent } from "./check-fence";
import { checkPolicies } from "./check-policy";
import type { Contract } from "./contract";
import type { CurlCall } from "./curl";
import { open } from "./filled-text";
import { readRequest } from "./http-request";
import { checkOne, type PageCall, readScript, type Surroundings } from "./page-call";
import { withoutComments } from "./read-example";
import { inHttp } from "./syntax";

type Page = { file: string; ledger: Pick<Ledger, "code" | "headings" | "inlineCode"> };

/** What a page's examples are: the calls, with the status that the page says they get; what is wrong. */
export type PageExamples = { calls: PageCall[]; problems: Problem[] };

/** Holds every `curl` and every JSON sample of a page to the API's contract. */
export function checkApiExamples(page: Page, contract: Contract, around: Surroundings): PageExamples {
  const reader = new ExampleReader(page, contract, around);
  for (const fence of page.ledger.code) reader.read(fence);
  reader.checkCalls();
  reader.checkFiles();
  reader.readSentences();
  return { calls: reader.calls.map(({ call }) => call), problems: reader.problems };
}

/** A call where it stands, with the answer that the page shows to it. */
type ShownCall = { fence: CodeFence; section: number; call: PageCall; answer: Json | undefined };

class ExampleReader {
  readonly calls: ShownCall[] = [];
  readonly problems: Problem[] = [];
  private readonly page: Page;
  private readonly contract: Contract;
  private readonly around: Surroundings;
  private readonly files: Files;
  /** The call before, if it stands in the same section: what follows can be its answer. */
  private last: ShownCall | undefined;
  /** The status that the page has shown since that call. */
  private status: string | undefined;

  constructor(page: Page, contract: Contract, around: Surroundings) {
    this.page = page;
    this.contract = contract;
    this.around = around;
    this.files = new Map(page.ledger.code.map(({ meta, text }) => [parseCodeMeta(meta).title ?? "", text]));
  }

  /** Reads the next fence of the page: an answer to the call before, or calls. */
  read(fence: CodeFence): void {
    const section = sectionOf(fence, this.page.ledger, this.last?.section ?? 0);
    if (this.last?.section !== section) this.last = undefined;
    this.report(fence, checkPolicies(fence, this.contract));
    if (fence.lang === "http") this.readMessage(fence, section);
    else if (fence.lang === "jsonc") this.readAnswer({ ...fence, text: withoutComments(fence.text) });
    else if (fence.lang === "json" || /\b(response|schema|webhook)="/.test(fence.meta)) this.readAnswer(fence);
    for (const { text, line } of scriptsOf(fence)) this.readCalls(fence, section, text, line - 1);
  }

  /** Reports what is wrong with the calls: whether it has to be is known when all answers are read. */
  checkCalls(): void {
    for (const { fence, call, answer } of this.calls) this.report(fence, unexpected(call, answer));
  }

  /** Reports the files that no call sends, once all calls are read. */
  checkFiles(): void {
    const sent = new Set(this.calls.flatMap(({ call }) => call.call.body?.file ?? []));
    for (const fence of this.page.ledger.code) this.report(fence, checkUnsent(fence, sent));
  }

  /** Of a call in a sentence, which is seldom whole, the address alone is held to the contract. */
  readSentences(): void {
    for (const { text, line } of this.page.ledger.inlineCode) {
      if (!text.startsWith("curl ")) continue;
      const { calls } = readScript(text, this.contract, this.files, this.around);
      const wrong = calls.flatMap(({ faults }) => faults.filter(({ kind }) => kind === "address"));
      for (const { what, cure } of wrong) this.problems.push({ file: this.page.file, line, what, cure });
    }
  }

  /** A request is a call as curl's is; a response says what the call before gets, and may show it. */
  private readMessage(fence: CodeFence, section: number): void {
    const message = readMessage(fence.text);
    const request = readRequest(message);
    if (request) {
      this.readRequest(fence, section, request);
      return;
    }
    this.status = /^HTTP\/[\d.]+ (\d{3})/.exec(message.first)?.[1] ?? this.status;
    if (this.last && this.status) this.last.call.status = this.status;
    const line = fence.line === undefined ? undefined : fence.line + message.body.before;
    if (/^[[{]/.test(message.body.text)) this.readAnswer({ ...fence, line, text: message.body.text });
  }

  private readRequest(fence: CodeFence, section: number, request: CurlCall): void {
    if (request.url.startsWith("/")) {
      const [server = ""] = this.contract.servers;
      const cure = `Add a line below it: Host: ${new URL(server).host}.`;
      this.report(fence, [{ line: 1, what: "The request does not say which host it goes to.", cure }]);
      return;
    }
    const { call, faults } = checkOne(request, "", this.contract, this.files, this.around, inHttp);
    this.report(fence, faults);
    this.take(fence, section, call, 0);
  }

  private readAnswer(fence: CodeFence): void {
    const { last, status: seen } = this;
    const { faults, value, status } = checkApiFence(fence, this.contract, last?.call, seen, this.around.program);
    this.report(fence, faults);
    if (!last || !status) return;
    last.call.status = status;
    last.answer = value;
  }

  /** Reads a script of a fence, of which so many lines stand before it. */
  private readCalls(fence: CodeFence, section: number, script: string, before: number): void {
    const { calls, faults } = readScript(script, this.contract, this.files, this.around);
    const placed = <T extends LineFault>(fault: T): T => ({ ...fault, line: fault.line + before });
    this.report(fence, faults.map(placed));
    for (const call of calls) this.take(fence, section, { ...call, faults: call.faults.map(placed) }, before);
  }

  /** What follows may be the answer to a call. */
  private take(fence: CodeFence, section: number, call: PageCall, before: number): void {
    const line = (fence.line ?? 0) + before + call.line;
    this.last = { fence, section, call: { ...call, line }, answer: undefined };
    this.calls.push(this.last);
    this.status = undefined;
  }

  private report(fence: CodeFence, faults: readonly LineFault[]): void {
    for (const { line, what, cure } of faults) {
      this.problems.push({
        file: this.page.file,
        line: fence.line === undefined ? 1 : fence.line + line,
        what: shown(what),
        cure: shown(cure),
      });
    }
  }
}

/** A text for people, with what the shell fills in as `$…`. */
function shown(text: string): string {
  return text.replaceAll(open, "$…");
}

/** The part of the page between two headings that a fence stands in; one made from a fact stands where the last did. */
function sectionOf({ line }: CodeFence, { headings }: Page["ledger"], before: number): number {
  return line === undefined ? before : headings.filter((heading) => (heading.line ?? 0) < line).length;
}

/** A call that the page shows being refused may have the mistake that the answer names, and no other. */
function unexpected({ faults, status }: PageCall, answer: Json | undefined): CallFault[] {
  if (status === "401") return faults.filter(({ kind }) => kind !== "credential");
  if (status !== "400" && status !== "422") return faults;
  const { code, errors } = objectOf(answer);
  const named = listOf(errors).map((entry) => Object.values(objectOf(entry)));
  return faults.flatMap((fault) => {
    if (!["body", "header", "parameter"].includes(fault.kind)) return [fault];
    if (code !== "validation_failed" || named.some((values) => values.includes(fault.at ?? ""))) return [];
    const cure = `Name ${fault.at || "the body"} in errors, or correct the call. ${fault.cure}`;
    return [{ ...fault, what: `${fault.what} The answer does not say so.`, cure }];
  });
}
