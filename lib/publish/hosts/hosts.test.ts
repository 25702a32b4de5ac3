import { describe, expect, it } from "vitest";
import { addressForms } from "@/lib/routing/page-files";
import { formatHeaders, formatRedirects, parseHeaders, parseRedirects } from "./headers-file";
import { nginxFiles } from "./nginx";
import { redirectRules } from "./redirect-rules";
import { headerRules, headersOf, revalidate } from "./rules";
import { vercelFile } from "./vercel";

const rules = headerRules({
  policy: "default-src 'none';script-src 'self' 'sha256-abc='",
  link: "</a.css>;rel=preload;as=style",
});
const redirects = redirectRules({ triage: "/docs/inbox/", later: "/docs/inbox/#snooze" });
const addresses = ["/", "/docs/", "/docs/cli.html", "/docs/cli.md", "/openapi.yaml", "/_next/static/a.js", "/404.txt"];

describe("redirects", () => {
  it("lead on from the root and from all four forms of an address", () => {
    expect(redirects.slice(0, 6)).toEqual([
      { from: "/", to: "/docs/" },
      { from: "/docs/triage/", to: "/docs/inbox/" },
      { from: "/docs/triage", to: "/docs/inbox/" },
      { from: "/docs/triage.html", to: "/docs/inbox/" },
      { from: "/docs/triage/index.html", to: "/docs/inbox/" },
      { from: "/docs/triage.md", to: "/docs/inbox.md" },
    ]);
    expect(redirects.at(-1)).toEqual({ from: "/docs/later.md", to: "/docs/inbox.md" });
  });

  it("know the forms of the landing page", () => {
    expect(addressForms("/docs/")).toEqual(["/docs/", "/docs", "/docs.html", "/docs/index.html"]);
  });
});

describe("_headers and _redirects", () => {
  it("hold what the rules say", () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
    expect(parseRedirects(formatRedirects(redirects))).toEqual(redirects);
  });

  it("stop at what Cloudflare would leave out", () => {
    expect(() => formatHeaders([{ path: "/*", headers: { Long: "x".repeat(2000) } }])).toThrow("longer than 2000");
    const many = Array.from({ length: 2001 }, (_, index) => ({ from: `/${index}`, to: "/docs/" }));
    expect(() => formatRedirects(many)).toThrow(
      /content\/redirects\.ts .*2001 redirects.*2000[\s\S]*the oldest of them\./,
    );
    const rule = (index: number) => ({ path: `/${index}`, headers: {} });
    expect(() => formatHeaders(Array.from({ length: 101 }, (_, index) => rule(index)))).toThrow("Cloudflare reads 100");
  });
});

describe("vercel.json", () => {
  type Route = { handle?: string; src: string; headers: Record<string, string>; status?: number; continue?: boolean };
  const routes: Route[] = JSON.parse(vercelFile(rules, redirects)).routes;
  const hit = routes.findIndex(({ handle }) => handle === "hit");
  const ofAll = routes.slice(0, hit).filter(({ handle, status }) => !handle && !status);
  const ofFiles = routes.slice(hit + 1);
  const fieldsOf = (address: string, some: readonly Route[]): Record<string, string> =>
    Object.assign({}, ...some.filter(({ src }) => new RegExp(src).test(address)).map(({ headers }) => headers));

  it.each(addresses)("gives %s the fields of the rules", (address) => {
    const type = address.endsWith(".md") ? { "Content-Type": "text/markdown; charset=utf-8" } : {};
    expect(fieldsOf(address, [...ofAll, ...ofFiles])).toEqual({ ...headersOf(address, rules), ...type });
  });

  it("says type and time of files alone", () => {
    expect(routes.flatMap(({ handle }) => handle ?? [])).toEqual(["filesystem", "hit"]);
    const names = (some: readonly Route[]) => new Set(some.flatMap(({ headers }) => Object.keys(headers)));
    expect([...names(ofFiles)].sort()).toEqual(["Cache-Control", "Content-Type"]);
    expect([...names(ofAll)].filter((name) => names(ofFiles).has(name))).toEqual([]);
  });

  it("goes on after each rule, and after no redirect", () => {
    expect([...ofAll, ...ofFiles].filter((route) => !route.continue)).toEqual([]);
    expect(routes.slice(0, redirects.length).filter((route) => route.status !== 301 || route.continue)).toEqual([]);
  });

  it("leads on for good", () => {
    expect(routes[1]).toEqual({ src: "^/docs/triage/$", status: 301, headers: { Location: "/docs/inbox/" } });
  });

  it("has no list beside its routes, which Vercel would refuse, or put behind them", () => {
    const { headers, redirects: leading, cleanUrls } = JSON.parse(vercelFile(rules, redirects));
    expect([headers, leading, cleanUrls]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the nginx configuration", () => {
  const { http, server } = nginxFiles(rules, redirects);

  it("says header fields on the server alone, since a location with one would lose the others", () => {
    expect(server.match(/^ +add_header/gm)).toBeNull();
    for (const name of new Set(rules.flatMap(({ headers }) => Object.keys(headers)))) {
      if (name !== "Content-Type") expect(server).toContain(`\nadd_header ${name} `);
    }
  });

  it.each(addresses)("gives %s the fields of the rules, and no others", (address) => {
    const found: Record<string, string> = {};
    for (const [, name = "", variable, text] of server.matchAll(/^add_header (\S+) (?:(\$\w+)|"(.*)") always;$/gm)) {
      const value = text ?? inMap(`map $uri ${variable} {`, address);
      if (value) found[name] = value;
    }
    const { "Content-Type": _, ...wanted } = headersOf(address, rules);
    expect(found).toEqual({ "Cache-Control": revalidate, ...wanted });
  });

  /** What a map says of an address: the first pattern that it fits, or the default. */
  function inMap(head: string, address: string): string | undefined {
    const [, lines = ""] = http.split(head);
    const [, otherwise] = /^\s*default "(.*)";/.exec(lines) ?? [];
    for (const [, pattern = "", value] of lines.split("\n}")[0]?.matchAll(/"~(.*)" "(.*)";/g) ?? []) {
      if (new RegExp(pattern.replaceAll("\\\\", "\\")).test(address)) return value;
    }
    return otherwise;
  }

  it("writes a quote in a value as one of the text", () => {
    const rule = { path: "/*", headers: { "Reporting-Endpoints": 'main="/reports"' } };
    expect(nginxFiles([rule], []).server).toContain('add_header Reporting-Endpoints "main=\\"/reports\\"" always;');
  });

  it("keeps a query before a hash", () => {
    expect(http).toContain('"~^/docs/later$" "/docs/inbox/$is_args$args#snooze";');
  });
});
