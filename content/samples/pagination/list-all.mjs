// Node 20 or newer, no packages needed.
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";

/** Every item of a list, page after page. */
async function* listAll(path, filters = {}) {
  const query = new URLSearchParams({ ...filters, limit: "100" });
  while (true) {
    const response = await fetch(`${BASE_URL}${path}?${query}`, {
      headers: { Authorization: `Bearer ${process.env.DEVLOG_API_KEY}` },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(await reasonOf(response));

    const page = await response.json();
    yield* page.data;
    if (!page.has_more) return;
    query.set("cursor", page.next_cursor);
  }
}

/** Why a request was refused. A proxy's error page is not a problem object. */
async function reasonOf(response) {
  const problem = await response.json().catch(() => null);
  if (!problem?.code) return `HTTP status ${response.status}`;
  return `${problem.code}: ${problem.detail} (${problem.request_id})`;
}

for await (const entry of listAll("/worklog-entries")) {
  console.log(entry.date, entry.title);
}
