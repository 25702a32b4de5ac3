// Node 20 or newer, no packages needed.
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";

/** Every item of a list, page after page. */
async function* listAll(path, filters = {}) {
  const query = new URLSearchParams({ ...filters, limit: "100" });
  while (true) {
    const response = await fetch(`${BASE_URL}${path}?${query}`, {
      headers: { Authorization: `Bearer ${process.env.DEVLOG_API_KEY}` },
    });
    const page = await response.json();
    if (!response.ok) throw new Error(`${page.code}: ${page.detail} (${page.request_id})`);

    yield* page.data;
    if (!page.has_more) return;
    query.set("cursor", page.next_cursor);
  }
}

for await (const entry of listAll("/worklog-entries")) {
  console.log(entry.date, entry.title);
}
