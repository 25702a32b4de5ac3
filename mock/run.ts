import { temporaryFolder } from "@/lib/files/temporary-folder";
import { derive31 } from "@/lib/openapi/document/derive-31";
import { loadContract } from "@/lib/openapi/executable/load-contract";
import { provokeErrors } from "./errors";
import { startMock } from "./prism";
import { runPages, runReference } from "./samples";

/** `npm run mock`: runs every example of the documentation against a server made from the API document. */
const begun = Date.now();
const contract = loadContract();
const folder = temporaryFolder("samples");
const mock = await startMock(derive31(contract.root));
try {
  const results = [
    await runPages(contract, mock, folder),
    await runReference(contract, mock, folder),
    await provokeErrors(contract, mock),
  ];
  // What tries nothing finds nothing.
  const problems = results.flatMap(({ count, what, problems }) => [
    ...(count === 0 ? [`Nothing was tried: 0 ${what}.`] : []),
    ...problems,
  ]);
  for (const problem of problems) console.error(`\n${problem}`);
  const counts = results.map(({ count, what }) => `${count} ${what}`).join(", ");
  console.log(`Against the mock server: ${counts}; ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  if (problems.length > 0) {
    console.error(`\n${problems.length} example(s) do not do what the documentation says.`);
    process.exitCode = 1;
  }
} finally {
  await mock.stop();
}
