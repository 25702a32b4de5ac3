// Node 20 or newer, no packages needed.
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";

const response = await fetch(`${BASE_URL}/projects`, {
  headers: { Authorization: `Bearer ${process.env.DEVLOG_API_KEY}` },
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(await reasonOf(response));

const { data } = await response.json();
for (const project of data) console.log(project.id, project.name);

/** Why a request was refused. A proxy's error page is not a problem object. */
async function reasonOf(response) {
  const problem = await response.json().catch(() => null);
  if (!problem?.code) return `HTTP status ${response.status}`;
  return `${problem.code}: ${problem.detail} (${problem.request_id})`;
}
