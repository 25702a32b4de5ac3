import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import rehypeFlags from "./rehype-flags.mjs";

const flag = (text: string) => `<span class="flag">${text}</span>`;

it.each([
  ["a flag", "<code>--api-url</code>", `<code>${flag("--api-url")}</code>`],
  ["a short one", "<code>-t</code>", `<code>${flag("-t")}</code>`],
  [
    "one with its value",
    "<code>--project=billing-api</code>",
    `<code>${flag("--project")}=${flag("billing-api")}</code>`,
  ],
  ["flags of a command", "<code>log -t a --dry-run</code>", `<code>log ${flag("-t")} a ${flag("--dry-run")}</code>`],
  ["a name", "<code>Idempotency-Key: a-1</code>", `<code>${flag("Idempotency-Key")}: ${flag("a-1")}</code>`],
  ["a step of a path", "<code>hooks/post-commit</code>", `<code>hooks/${flag("post-commit")}</code>`],
  [
    "a name that is longer than a line",
    "<code>3cb65131-71de-4fab-8798-4</code>",
    "<code>3cb65131-71de-4fab-8798-4</code>",
  ],
  ["a minus", "<code>a - b -1 --</code>", "<code>a - b -1 --</code>"],
  [
    "one that is longer than a line",
    "<code>--from-the-last-commit-of-all</code>",
    "<code>--from-the-last-commit-of-all</code>",
  ],
  ["a block of code", "<pre><code>devlog --json</code></pre>", "<pre><code>devlog --json</code></pre>"],
])("%s", (_, html, expected) => {
  const tree = fromHtml(html, { fragment: true });
  rehypeFlags()(tree);
  expect(toHtml(tree)).toBe(expected);
});
