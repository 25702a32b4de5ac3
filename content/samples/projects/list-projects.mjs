// Node 20 or newer, no packages needed.
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";

const response = await fetch(`${BASE_URL}/projects`, {
  headers: { Authorization: `Bearer ${process.env.DEVLOG_API_KEY}` },
});
const answer = await response.json();
if (!response.ok) throw new Error(`${answer.code}: ${answer.detail} (${answer.request_id})`);

for (const project of answer.data) console.log(project.id, project.name);
