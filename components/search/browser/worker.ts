/// <reference lib="webworker" />
import { searchFolder } from "@/lib/routing/site-files";
import { textsFile } from "@/lib/search/addresses";
import { SearchEngine } from "@/lib/search/engine";
import { unpack } from "@/lib/search/packed";
import type { IndexFile, Question, Reply, TextsFile, ToThread } from "@/lib/search/protocol";
import { quoteOf } from "@/lib/search/quote";
import { nearestTitles, type Placed, resultsOf } from "@/lib/search/results";
import { unpackSynonyms } from "@/lib/search/synonym-lines";

/*
 * The search's own thread: typing and scrolling never wait for it. It is given the index, answers the last question
 * only, and fetches what results quote after they are shown.
 */
const thread = self as unknown as DedicatedWorkerGlobalScope;
const say = (reply: Reply) => thread.postMessage(reply);

/** How long nothing must be asked before quotes are fetched, in milliseconds. */
const pause = 120;

const turn = new MessageChannel();
turn.port1.onmessage = answer;

let engine: SearchEngine | undefined;
let asked: Question | undefined;
let quoting: ReturnType<typeof setTimeout> | undefined;
const texts = new Map<number, Promise<string[]>>();

thread.onmessage = ({ data }: MessageEvent<ToThread>) => {
  if ("index" in data) {
    const { index, synonyms } = JSON.parse(data.index) as IndexFile;
    engine = new SearchEngine(unpack(index), unpackSynonyms(synonyms));
    say({ is: "ready" });
    answer();
    return;
  }
  // Several questions may wait: only the last is worth an answer. (A timer would take a millisecond or more.)
  if (!asked) turn.port2.postMessage(0);
  asked = data;
};

function answer(): void {
  const question = asked;
  if (!question || !engine) return;
  asked = undefined;
  const { id, text, near, only } = question;
  const { hits, words } = engine.search(text, { near, only });
  const placed = resultsOf(engine, hits, words);
  const nearest = placed.length === 0 ? nearestTitles(engine.index, text) : [];
  say({ id, is: "results", results: placed.map(({ result }) => result), nearest });
  clearTimeout(quoting);
  const isKnown = placed.every(({ page }) => texts.has(page));
  quoting = setTimeout(() => quote(id, placed, words), isKnown ? 0 : pause);
}

async function quote(id: number, placed: readonly Placed[], words: ReadonlySet<string>): Promise<void> {
  const quotes = await Promise.all(
    placed.map(async ({ page, place, result }) => {
      const text = (await textsOf(page))[place];
      return text === undefined ? undefined : quoteOf(text, words, result.title.join(""));
    }),
  );
  say({ id, is: "quotes", quotes });
}

/** The texts of a page; none where they cannot be had or belong to another edition: a result can do without. */
function textsOf(page: number): Promise<string[]> {
  const known = texts.get(page);
  if (known) return known;
  const fetched = get<TextsFile>(textsFile(page))
    .then(({ version, texts: found }) => (version === engine?.index.version ? found : []))
    .catch(() => {
      texts.delete(page);
      return [];
    });
  texts.set(page, fetched);
  return fetched;
}

async function get<T>(file: string): Promise<T> {
  const response = await fetch(searchFolder + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json() as Promise<T>;
}
