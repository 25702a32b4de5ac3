import { expect, it } from "vitest";
import { packageFaults } from "./check-packages";

const read = (script: string) =>
  packageFaults(script, "devlog").map(({ line, what, cure }) => `${line} ${what} ${cure}`);

it.each([
  "npm install --global @devlog/cli@0.1.0 && npm view @devlog/cli version",
  "npm install ./devlog-cli.tgz ../devlog\nnpm run devlog\nnpm install zod",
  "brew tap devlog/tap; brew install devlog/tap/devlog; brew upgrade devlog",
  'npx -y @devlog/cli log "Set up devlog"\nnpm exec @devlog/cli -- logs --project devlog-docs\nnpx devcert',
  "devlog project create devlog-docs\ngit clone https://github.com/acme/devlog-notes",
])("may be installed: %j", (script) => expect(read(script)).toEqual([]));

it.each([
  ["ls\nnpm install -g \\\n  devlog-cli", 3, "devlog-cli", "@devlog/cli"],
  ["npm i @devlog/client", 1, "@devlog/client", "@devlog/cli"],
  ["npm view Devlog version", 1, "Devlog", "@devlog/cli"],
  ["npx --yes devlog logs", 1, "devlog", "@devlog/cli"],
  ["pnpm dlx devlog-cli logs", 1, "devlog-cli", "@devlog/cli"],
  ["brew install devlog/tab/devlog", 1, "devlog/tab/devlog", "devlog/tap/devlog"],
])("is another's: %j", (script, line, name, own) =>
  expect(read(script)).toEqual([
    `${line} The package of devlog is not "${name}", which another could publish. Write ${own}.`,
  ]),
);
