import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { freePort } from "@/lib/network/free-port";
import { startProgram } from "@/lib/network/program";
import { bareProject } from "../generate/bare-project";
import { copyWithPages } from "../generate/project-copy";
import { launchBrowser, withFreshPage } from "../measure/browser";
import { cleanEnvironment } from "../measure/environment";
import { type Metric, Metrics } from "../measure/metric";
import { options } from "../measure/options";
import { untilQuiet } from "../measure/quiet";

const generatedPages = 69;
const starts = 3;
const saves = 5;
const limits = { start: 8, save: 300 };

/** A writer's waits: from `npm run dev` to a page on the screen, and from saving a page to seeing what was saved. */
export async function measureDev(): Promise<Metric[]> {
  const metrics = new Metrics();
  const browser = await launchBrowser();
  try {
    for (let start = 0; start < starts; start += 1) {
      // A copy of its own for each start, so that nothing is kept from the one before.
      const copy = copyWithPages(generatedPages);
      const slug = copy.slugs.find((name) => name.split("/").length === 3) ?? "";
      const isFirst = start === 0;
      try {
        const file = path.join(copy.folder, "content", `${slug}.mdx`);
        await work(browser, { folder: copy.folder, slug, file, add: addToPage }, metrics, isFirst);
      } finally {
        copy.remove();
      }
      if (options.isBare) await workBare(browser, copy.slugs, slug, metrics.of({ isBeside: true }), isFirst);
    }
    return metrics.list();
  } finally {
    await browser.close();
  }
}

/** The same work in a project of as many bare pages: what Next alone takes. */
async function workBare(
  browser: Browser,
  slugs: string[],
  slug: string,
  metrics: Metrics,
  isFirst: boolean,
): Promise<void> {
  const { folder, textFile, remove } = bareProject(slugs);
  try {
    await work(browser, { folder, slug, file: textFile, add: addToText }, metrics, isFirst);
  } finally {
    remove();
  }
}

/** A project, one of its pages, the file that the writer of it saves, and what that adds to it. */
type Work = { folder: string; slug: string; file: string; add: AddSentence };

type AddSentence = (source: string, sentence: string) => string;

/** To the first paragraph of a page. */
const addToPage: AddSentence = (source, sentence) => source.replace(/^(---\n[\s\S]*?\n---\n\n.*)/, `$1 ${sentence}`);

/** To the text of a bare project. */
const addToText: AddSentence = (source, sentence) => source.replace(/(";\n)$/, ` ${sentence}$1`);

async function work(browser: Browser, { folder, slug, ...saved }: Work, metrics: Metrics, isFirst: boolean) {
  await preview(browser, folder, slug, async (page, seconds) => {
    metrics.add("start to the first page", "s", seconds, limits.start);
    if (isFirst) await save(page, saved, metrics);
  });
  if (!isFirst) return;
  // By now Next has written down what it bundled, which is every start's gain but the first one's after a clone.
  for (let start = 0; start < starts; start += 1) {
    await preview(browser, folder, slug, async (_, seconds) =>
      metrics.add("every later start to the first page", "s", seconds, limits.start),
    );
  }
}

/** Starts the preview, opens a page as soon as it can be had, and says how long that took until something was painted. */
async function preview(
  browser: Browser,
  folder: string,
  slug: string,
  use: (page: Page, seconds: number) => Promise<void> | void,
): Promise<void> {
  const port = await freePort();
  await withFreshPage(browser, { isSlow: false }, async ({ page }) => {
    const started = Date.now();
    const args = ["run", "--silent", "dev", "--", "--port", String(port)];
    const server = startProgram("npm", args, { cwd: folder, env: cleanEnvironment() });
    try {
      await untilListening(port);
      await page.goto(`http://localhost:${port}/docs/${slug}/`, { timeout: 60_000, waitUntil: "commit" });
      const painted = await page.waitForFunction(readFirstPaint, undefined, { timeout: 60_000 });
      await use(page, (Number(await painted.jsonValue()) - started) / 1000);
    } finally {
      await server.stop();
    }
  });
}

async function save(page: Page, saved: Pick<Work, "file" | "add">, metrics: Metrics): Promise<void> {
  // The page must listen for changes by then; no writer is faster.
  await page.waitForTimeout(3000);
  for (let count = 1; count <= saves; count += 1) {
    await untilQuiet();
    metrics.add("save to screen", "ms", await saveAndSee(page, saved, `Saved for the ${count}. time.`), limits.save);
    await page.waitForTimeout(1000);
  }
}

/** Waits until somebody listens there, who is asked for nothing: the first thing is the page, and asked for once. */
async function untilListening(port: number): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isListening(port))) {
    if (performance.now() > end) throw new Error("The preview did not start within a minute.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });
}

/**
 * Runs in the page. `Date.now()` is the same clock here and there. The more exact ones are not: each counts on from when its
 * process began, and the machine's clock may have been set right since.
 */
function readFirstPaint() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint && document.querySelector("h1") ? Date.now() - (performance.now() - paint.startTime) : undefined;
}

/** Adds a sentence to a page, and waits for the frame in which the open page shows it. */
async function saveAndSee(page: Page, { file, add }: Pick<Work, "file" | "add">, sentence: string): Promise<number> {
  const changed = add(readFileSync(file, "utf8"), sentence);
  const seen = page.waitForFunction(
    (text) => document.querySelector("article")?.textContent?.includes(text) && Date.now(),
    sentence,
    { polling: "raf", timeout: 20_000 },
  );
  // A round trip to the page, so that it watches before the file changes.
  await page.title();
  const saved = Date.now();
  writeFileSync(file, changed);
  return Number(await (await seen).jsonValue()) - saved;
}
