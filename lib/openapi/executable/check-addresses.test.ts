import { expect, it } from "vitest";
import { checkAddresses } from "./check-addresses";
import { loadContract } from "./load-contract";

const api = "https://api.devlog.example";
const check = (source: string) => checkAddresses({ file: "content/a.mdx", source }, loadContract());

it.each([
  `It is at \`${api}/v1\`.`,
  `Send it to ${api}/v1/projects.`,
  `[Projects](${api}/v1/projects?limit=5)`,
  `fetch(\`${api}/v1/repositories/\${id}\`)`,
  `requests.get("${api}/v1/repositories/" + id)`,
  `url = f"${api}/v1/projects/{project_id}/repositories"`,
  `<${api}/v1/projects?cursor=a>; rel="next"`,
  `curl ${api}/v1/worklog-recaps/$RECAP_ID/stream`,
  `It begins with ${api}/v1/…, or ${api}/v1/...`,
  `fetch(\`${api}/v1\${path}\`), fetch(\`${api}/v1/\${path}\`), f"${api}/v1/{path}", "${api}/v1/%s", "${api}\${path}"`,
  `"${api}/v1/projects/" + id + "/repositories"`,
  `**${api}/v1/projects**, |${api}/v1/projects|, ${api}/v1/projects: all, ${api}/v1/projects!`,
  `${api}/oauth/token, ${api}/oauth, ${api}/oauth/revoke`,
  `${api}:8080/v2 is another host, and ${api}.example.com/a, too`,
])("%s passes", (source) => expect(check(source)).toEqual([]));

it.each([
  [`Send it to \`${api}/v1/project\`.`, "The API has no path /project.", "Did you mean /projects?"],
  [
    `\n[A](${api}/v1/projects/prj_7Qm2XcV9Lb/repos)`,
    "The API has no path /projects/prj_7Qm2XcV9Lb/repos.",
    "Its paths are: /projects, ",
  ],
  [`fetch("${api}/v2/projects")`, `Nobody knows the address ${api}/v2/projects.`, `Write it out: ${api}/v1/….`],
  [`POST ${api}/oauth/tokens`, `Nobody knows the address ${api}/oauth/tokens.`, "Write it out:"],
  ["http://api.devlog.example/v1/projects", "Nobody knows the address http://", `Write it out: ${api}/v1/….`],
])("%s is told", (source, what, cure) =>
  expect(check(source)).toEqual([
    {
      file: "content/a.mdx",
      line: source.split("\n").length,
      column: expect.any(Number),
      what: expect.stringContaining(what),
      cure: expect.stringContaining(cure),
    },
  ]),
);
