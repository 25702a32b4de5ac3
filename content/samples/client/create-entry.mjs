import { DevlogError, devlog } from "./devlog.mjs";

try {
  const entry = await devlog("POST", "/worklog-entries", {
    title: "Stream invoice exports instead of buffering them",
    date: "2026-11-18",
    tags: ["performance", "exports"],
  });
  console.log(entry.id);
} catch (error) {
  if (!(error instanceof DevlogError)) throw error;
  console.error(error.code, error.message, error.requestId);
  for (const item of error.errors) {
    console.error(item.pointer ?? item.parameter ?? item.header, item.detail);
  }
  process.exitCode = 1;
}
