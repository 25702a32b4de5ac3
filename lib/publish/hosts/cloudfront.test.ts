import path from "node:path";
import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { cloudFrontFunction, responseHeadersPolicy } from "./cloudfront";
import { redirectRules } from "./redirect-rules";
import { headerRules } from "./rules";
import { writeHosts } from "./write-hosts";

const rules = headerRules({
  policy: "default-src 'none';script-src 'self' 'sha256-abc='",
  link: "</a.css>;rel=preload;as=style",
});
const redirects = redirectRules({ triage: "/docs/inbox/", later: "/docs/inbox/#snooze" });

describe("the CloudFront function", () => {
  const run = (uri: string, querystring: object = {}, some = redirects) => {
    const context = vm.createContext({ event: { request: { uri, method: "GET", querystring } } });
    return vm.runInContext(`${cloudFrontFunction(some)};handler(event)`, context);
  };

  it.each([
    ["/docs/", "/docs/index.html"],
    ["/docs", "/docs/index.html"],
    ["/docs/cli", "/docs/cli/index.html"],
    ["/docs/cli/", "/docs/cli/index.html"],
    ["/docs/cli.html", "/docs/cli.html"],
    ["/docs/cli/index.html", "/docs/cli/index.html"],
    ["/docs/cli/devlog.opencli.json", "/docs/cli/devlog.opencli.json"],
    ["/docs/v1.2/page", "/docs/v1.2/page/index.html"],
    ["/docs/%E0%A4%A", "/docs/%E0%A4%A/index.html"],
  ])("answers %s with the file %s", (uri, file) => expect(run(uri).uri).toBe(file));

  it("leads redirects on", () => {
    expect(run("/")).toMatchObject({ statusCode: 301, headers: { location: { value: "/docs/" } } });
    expect(run("/docs/later.html").headers.location.value).toBe("/docs/inbox/#snooze");
    const asked = { from: { value: "mail" }, tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] } };
    expect(run("/docs/later/", asked).headers.location.value).toBe("/docs/inbox/?from=mail&tag=a&tag=b#snooze");
  });

  it.each(["/docs/triage//", "/docs/triage/.md", "/docs/triage/index.md", "/docs/triage.md/", "/index.html", "/.html"])(
    "leads nobody on from %s, which no page had",
    (uri) => expect(run(uri).statusCode).toBeUndefined(),
  );

  const moved = (count: number) =>
    redirectRules(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`worklog/associate-commits-${index}`, "/docs/inbox/"]),
      ),
    );

  it("leads on from each form as the redirects of all hosts do, also to the landing page", () => {
    const all = redirectRules({ triage: "/docs/", "a/b": "/docs/inbox/#snooze" });
    for (const { from, to } of all) expect(run(from, {}, all).headers.location.value, from).toBe(to);
  });

  it("holds some hundred pages that have moved, and stops where CloudFront would refuse it", () => {
    expect(() => cloudFrontFunction(moved(250))).not.toThrow();
    expect(() => cloudFrontFunction(moved(390))).toThrow(
      /^content\/redirects\.ts {2}With 390 pages .* of 10240\.\n.*the oldest of them; or, .* viewer-request\.js/,
    );
  });

  it("that is too long leaves the files of the last build", () => {
    const folder = temporaryFolder("hosts");
    const beside = path.join(folder, "hosts");
    writeHosts(rules, redirects, folder, beside);
    const before = listFiles(folder, /./);
    expect(() => writeHosts(rules, moved(390), folder, beside)).toThrow("CloudFront");
    expect(listFiles(folder, /./)).toEqual(before);
  });
});

it("the CloudFront policy holds every field of all answers", () => {
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(responseHeadersPolicy(rules));
  expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toContain("'sha256-abc='");
  expect(own.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
  expect(custom.Quantity).toBe(custom.Items.length);
  expect(custom.Items.map(({ Header }: { Header: string }) => Header)).toEqual([
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
  ]);
  expect(() => responseHeadersPolicy([])).toThrow("Content-Security-Policy");
});
