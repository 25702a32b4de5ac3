import { describe, expect, it } from "vitest";
import { checkRegister, formatRegister, parseRegister } from "./register";

const register = formatRegister([], ["/docs/", "/docs/inbox/", "/docs/inbox/#snooze", "/docs/inbox/#merge"]);
const check = (present: string[], redirects: Record<string, string> = {}) =>
  checkRegister(register, new Set(present), redirects);
const whole = parseRegister(register);

describe("a promise is kept when", () => {
  it.each([
    ["everything is there", whole, {}],
    ["there is more than was promised", [...whole, "/docs/new/", "/docs/inbox/#new"], {}],
    ["a page has moved with its ids", ["/docs/", "/docs/#snooze", "/docs/#merge"], { inbox: "/docs/" }],
    ["a page is led on to one place", ["/docs/", "/docs/#inbox"], { inbox: "/docs/#inbox" }],
    ["a redirect leads nowhere, which is told where it stands", ["/docs/"], { inbox: "/docs/inbix/" }],
    ["a redirect leads to no place, which is told where it stands", ["/docs/"], { inbox: "/docs/#inbix" }],
  ])("%s", (_, present, redirects) => expect(check(present, redirects)).toEqual([]));
});

describe("a broken promise is named with its line and cure:", () => {
  it("a page that is gone, once", () => {
    expect(check(["/docs/"])).toEqual([
      {
        file: "content/register.txt",
        line: 4,
        what: "There was a page /docs/inbox/, and there is none any more.",
        cure: 'Lead its readers on: write "inbox": "/docs/…/" in content/redirects.ts.',
      },
    ]);
  });

  it("an id that a page has lost as it moved", () => {
    expect(check(["/docs/", "/docs/#snooze"], { inbox: "/docs/" })).toEqual([
      {
        file: "content/register.txt",
        line: 5,
        what: '/docs/inbox/ had the id "merge", and /docs/, where it is led on to, does not have it.',
        cure: 'Keep links to it working: give it to a heading there as well, as in ## Title [#new-id, #merge]. If one section took over all of the old page, lead to that: "inbox": "/docs/#…" in content/redirects.ts.',
      },
    ]);
  });

  it("a heading's id that no heading keeps", () => {
    expect(check(whole.filter((address) => !address.endsWith("#merge")))).toEqual([
      {
        file: "content/register.txt",
        line: 5,
        what: '/docs/inbox/ had the id "merge" and has it no more.',
        cure: "Keep links to it working: give it to a heading as well, as in ## Title [#new-id, #merge].",
      },
    ]);
  });
});

it("registering adds what is new, in order, and drops nothing", () => {
  expect(parseRegister(formatRegister(["/docs/b/", "/docs/a/"], ["/docs/c/", "/docs/a/"]))).toEqual([
    "/docs/a/",
    "/docs/b/",
    "/docs/c/",
  ]);
});
