import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { copyProject } from "@/lib/files/copy-project";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { startProgram } from "@/lib/network/program";
import { previewPort } from "./port";

const project = path.join(import.meta.dirname, "../..");

type Preview = {
  /** Writes one of its files. */
  save: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** What a file says in the project. */
  written: (name: string) => string;
  /** What it has printed so far. */
  lines: readonly string[];
};

/** Tests of the preview, which all share one. Where one fails, it shows what the server printed, and what it refused. */
export const test = base.extend<{ telling: undefined }, { preview: Preview }>({
  telling: [
    async ({ page, preview }, use, info) => {
      const from = preview.lines.length;
      const refused: string[] = [];
      page.on("requestfailed", (request) => refused.push(`${request.failure()?.errorText} ${request.url()}`));
      page.on(
        "response",
        (response) => response.status() < 400 || refused.push(`${response.status()} ${response.url()}`),
      );
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      console.log([...preview.lines.slice(from), "Refused:", ...refused].join("\n"));
    },
    { auto: true },
  ],
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const preview = await startPreview();
      await use(preview);
      await preview.stop();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
});

/**
 * The writer's loop: `npm run dev` on a copy of the project, so that what the tests write and break is nobody's, whatever
 * becomes of them.
 */
async function startPreview(): Promise<Preview & { stop: () => Promise<void> }> {
  await expectFree(previewPort);
  const folder = temporaryFolder("docs-preview");
  copyProject(project, folder);
  const env = { ...process.env, NODE_ENV: "development" as const };
  const program = startProgram("npm", ["run", "--silent", "dev", "--", "--port", String(previewPort)], {
    cwd: folder,
    env,
  });
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const waitIsOver = async () => {
    if (program.hasEnded()) return;
    expect((await fetch(`${previewOrigin}/docs/inbox/`)).status, program.lines.join("\n")).toBe(200);
  };
  try {
    await expect(waitIsOver).toPass({ timeout: 100_000 });
    expect(program.hasEnded(), program.lines.join("\n")).toBe(false);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    save: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
    remove: (name: string) => rmSync(path.join(folder, name)),
    written: (name: string) => readFileSync(path.join(project, name), "utf8"),
    lines: program.lines,
    stop,
  };
}

/** Whoever listens there already would be asked in the preview's place. Rejects with what Node says: the port, and that it is taken. */
async function expectFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

export const previewOrigin = `http://localhost:${previewPort}`;

/** The source of a page that holds a text. */
export const pageWith = (text: string) =>
  `---\ntitle: Preview of a page\ndescription: ${"A page that a browser test writes. ".repeat(4).trim()}\ntype: explanation\n---\n\n${text}\n`;

/** Where a page hears of what is saved. */
export const isEvents = (url: URL) => url.hostname === "localhost" && url.port !== String(previewPort);

/** Opens a page of the preview, as soon as it is there, and waits until it can be used. */
export async function live(page: Page, url: string): Promise<void> {
  await expect(async () => expect((await page.goto(url))?.status()).toBe(200)).toPass();
  await expect(page.locator("html[data-live]")).toBeAttached();
}

/** Call before a visit: gives a function that waits until the page was told something, and has done what it does then. */
export async function watchTold(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const told = new Promise<void>((resolve) => {
      window.EventSource = class extends window.EventSource {
        constructor(url: string | URL) {
          super(url);
          this.addEventListener("message", () => resolve());
        }
      };
    });
    Object.assign(window, { told });
  });
  return () => page.evaluate(() => (window as unknown as { told: Promise<void> }).told);
}
