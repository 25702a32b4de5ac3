import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { drawingFolder } from "@/lib/content/files";
import { frontmatterLimits } from "@/lib/content/frontmatter";
import { listFiles } from "@/lib/files/list";
import { apiFile } from "@/lib/openapi/document/site-api";
import { sampleFolder } from "@/lib/resolvers/sample";
import { markerOf } from "@/lib/routing/section";
import { site } from "@/lib/site/config";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { htmlOf, pages } from "./support/pages";
import { collectRequests, isPrefetch, watchFetchedAhead } from "./support/payloads";
import { linksOf, operations } from "./support/sections";
import { title } from "./support/shell";
import { expect, test } from "./support/test";

const root = path.join(import.meta.dirname, "../");

test("every page has a title, a description, a way to change it, its date and the version", async ({ page }) => {
  for (const address of pages) {
    const found = await page.evaluate(read, htmlOf(address));
    const slug = address.replace(/^\/docs\/|\/$/g, "");
    const own = operations.includes(address)
      ? [apiFile]
      : [`content/${slug}.mdx`, path.posix.join("content", slug, "index.mdx")];
    const file = own.find((name) => existsSync(path.join(root, name))) ?? "";
    expect(found.edit, address).toBe(site.editBase + file);
    expect(found.description, address).toMatch(within(frontmatterLimits.description));
    const isLanding = address === "/docs/";
    // Its method and path stand where a guide has its description; a guide may have its title.
    const isOperation = operations.includes(address);
    const title = `${found.headings[0]}${isOperation ? " (API)" : ""} | ${site.title}`;
    expect(found, address).toMatchObject({
      headings: [expect.stringMatching(within(frontmatterLimits.title))],
      title: isLanding ? expect.stringContaining(found.headings[0] ?? "") : title,
      lead: isOperation ? undefined : found.description,
      here: isLanding ? undefined : "page",
      changed: daysOf(file),
      version: `${site.name} docs, version ${site.version}`,
    });
  }
});

/** A line of as many characters as the build allows. */
const within = ({ min, max }: { min: number; max: number }) => new RegExp(`^.{${min},${max}}$`);

/** What stands around the text of a page, read without running it. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const text = (selector: string) => page.querySelector(selector)?.textContent?.trim();
  return {
    headings: [...page.querySelectorAll("h1")].map((heading) => heading.textContent),
    title: page.title,
    description: page.querySelector('meta[name="description"]')?.getAttribute("content"),
    lead: text("h1 + p"),
    here:
      page.querySelector('nav[aria-label="Breadcrumbs"] li:last-child [aria-current]')?.getAttribute("aria-current") ??
      undefined,
    edit: [...page.querySelectorAll("main a")]
      .find((link) => link.textContent?.includes("Edit this page"))
      ?.getAttribute("href"),
    changed: page.querySelector("main footer time")?.getAttribute("datetime") ?? undefined,
    version: text("body > footer p"),
  };
}

/** The days that may stand at the end of a page: its own file's, or a later one of what it takes facts or samples from. */
function daysOf(file: string): unknown {
  const own = days.get(file);
  const later = sources.map((source) => days.get(source)).filter((day = "") => day > (own ?? ""));
  return own && expect.stringMatching(new RegExp(`^(${[own, ...later].join("|")})$`));
}

const samples = listFiles(path.join(root, sampleFolder), /\.(mjs|py|go|sh)$/).map((name) => `${sampleFolder}/${name}`);
const drawings = listFiles(path.join(root, drawingFolder), /\.svg$/).map((name) => `${drawingFolder}/${name}`);
const sources = ["content/cli/devlog.opencli.yaml", "openapi/devlog.yaml", ...drawings, ...samples];

/** The day, in UTC, of each file's last commit; none where Git cannot tell: in a shallow clone, or without a repository. */
const days = readDays();

function readDays(): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", env, maxBuffer: 2 ** 28 });
  const env = { ...process.env, TZ: "UTC" };
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return new Map();
    // From the oldest on, so that the last day of a file stays.
    const log = git("log", "--reverse", "--date=short-local", "--format=%x00%cd", "--name-only", "--relative");
    const commits = log.split("\0").map((commit) => commit.trim().split(/\n+/));
    return new Map(commits.flatMap(([day = "", ...files]) => files.map((file) => [file, day] as const)));
  } catch {
    return new Map();
  }
}

test("breadcrumbs lead from the section down, and the section marker follows the reader", async ({ page }) => {
  await open(page, "/docs/cli/commands/log/");

  await test.step("breadcrumbs lead from the section down, through groups, to the page", async () => {
    const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(crumbs.locator("li > :first-child")).toHaveText(["CLI", "Commands", "log"]);
    await crumbs.getByRole("link", { name: "CLI" }).click();
    await expect(page).toHaveURL("/docs/cli/");
  });

  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, address] of [
    ["API", "/docs/api/"],
    ["Docs", "/docs/"],
    ["CLI", "/docs/cli/"],
  ] as const) {
    await test.step(`the section marker follows the reader to ${name}`, async () => {
      await main.getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator("html")).toHaveAttribute("data-section", markerOf(address));
      await expect(page.locator('meta[name="docs:section"]')).toHaveAttribute("content", markerOf(address));
    });
  }
});

for (const section of ["docs", "cli", "api"] as const) {
  test(`Previous and Next go through the ${section} sidebar without a gap`, async ({ page }) => {
    const chain = linksOf(section);
    for (const [at, address] of chain.entries()) {
      // The landing page is a door and has no pager: the chain begins at the page after it.
      if (address === "/docs/") continue;
      const found = await page.evaluate((html) => {
        const pager = new DOMParser().parseFromString(html, "text/html").querySelector('nav[aria-label="Docs pages"]');
        return ["prev", "next"].map((rel) => pager?.querySelector(`a[rel="${rel}"]`)?.getAttribute("href"));
      }, htmlOf(address));
      expect(found, address).toEqual([chain[at - 1], chain[at + 1]]);
    }
  });
}

test("a page's end: its feedback and its pager", async ({ page }) => {
  // The pager in view fetches the next page ahead; that has nothing to do with the answer.
  const fetchedAhead = watchFetchedAhead(page, "/docs/documents/");
  await open(page, "/docs/inbox/");
  const feedback = page.getByRole("group", { name: "Feedback" });
  const yes = feedback.getByRole("button", { name: "Yes" });
  const pager = page.getByRole("navigation", { name: "Docs pages" });

  await test.step("the feedback answers without telling anybody", async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await fetchedAhead();
    const requests = collectRequests(page, (request) => !isPrefetch(request));
    await expect(feedback).toContainText("Was this page helpful?");
    // What comes together with its words is not heard.
    await expect(feedback.getByRole("status")).toHaveText("");
    await yes.click();
    await expect(feedback.getByRole("status")).toContainText("Thank you");
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    await feedback.getByRole("button", { name: "No" }).click();
    await expect(yes).toHaveAttribute("aria-pressed", "false");
    const subject = encodeURIComponent(`Docs: ${await title(page).textContent()}`);
    const about = encodeURIComponent(`${site.origin}/docs/inbox/`);
    const issue = `?template=page.yml&title=${subject.replaceAll("%20", "+")}&page=${about}`;
    for (const [name, href] of [
      ["Open an issue", site.issueBase + issue],
      ["write to support", `mailto:${site.supportEmail}?subject=${subject}&body=Page%3A%20${about}%0A%0A`],
    ] as const) {
      await expect(feedback.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await afterFrames(page);
    expect(requests.map((request) => request.url())).toEqual([]);
  });

  await test.step("an answer belongs to the page it was given on, and Next opens the next one", async () => {
    await yes.click();
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    await pager.getByRole("link", { name: /Next.*Documents/ }).click();
    await expect(page).toHaveURL("/docs/documents/");
    await expect(yes).toHaveAttribute("aria-pressed", "false");
    await expect(feedback).not.toContainText("Thank you");
  });

  await test.step("Previous opens the one before", async () => {
    await pager.getByRole("link", { name: /Previous.*Inbox/ }).click();
    await expect(page).toHaveURL("/docs/inbox/");
  });
});
