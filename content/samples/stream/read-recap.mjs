// Node 20 or newer, no packages needed: node read-recap.mjs rcp_8HbJ2uKeMx
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";
const SILENCE = 45_000; // Three comments missed: the connection is dead.

/** The text in the pieces that it comes in, until it ends or the connection is lost. */
async function* pieces(body, stillThere) {
  try {
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      stillThere();
      yield piece;
    }
  } catch {
    // The connection was lost: the caller goes on after the last event.
  }
}

/** The events of a stream. Yields each as soon as the empty line after it has arrived. */
async function* events(body, stillThere) {
  let buffer = "";
  for await (const piece of pieces(body, stillThere)) {
    buffer += piece;
    const blocks = buffer.split(/\r?\n\r?\n/);
    buffer = blocks.pop();
    for (const block of blocks) {
      const event = { data: "" };
      for (const line of block.split(/\r?\n/)) {
        const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line);
        if (name === "data") event.data += value;
        else if (name === "id" || name === "event") event[name] = value;
        else if (name === "retry") event.retry = Number(value);
        // A line that begins with a colon is a comment: name is empty.
      }
      if (event.data) yield { ...event, data: JSON.parse(event.data) };
    }
  }
}

/** Writes a recap to the terminal as it is written, across lost connections. */
async function readRecap(id) {
  let lastId;
  let wait = 3000;
  let pause = 0; // What the API asks for, where that is longer.
  for (let losses = 0; losses < 10; losses++) {
    if (losses > 0) await new Promise((resolve) => setTimeout(resolve, Math.max(wait, pause)));
    pause = 0;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE);
    try {
      const request = new Request(`${BASE_URL}/worklog-recaps/${id}/stream`, {
        headers: {
          Authorization: `Bearer ${process.env.DEVLOG_API_KEY}`,
          Accept: "text/event-stream",
          ...(lastId && { "Last-Event-ID": lastId }),
        },
        signal: silence.signal,
      });
      const response = await fetch(request).catch(() => null);
      if (!response) continue; // The connection failed.
      if (response.status === 429 || response.status >= 500) {
        pause = (Number(response.headers.get("Retry-After")) || 0) * 1000; // A proxy may send a date.
        continue;
      }
      if (!response.ok) throw refusal(await response.json().catch(() => null), response.status);

      for await (const event of events(response.body, () => timer.refresh())) {
        lastId = event.id ?? lastId;
        wait = event.retry ?? wait;
        losses = 0;
        if (event.event === "recap.delta") process.stdout.write(event.data.text);
        if (event.event === "recap.completed") return event.data;
        if (event.event === "recap.failed") throw refusal(event.data);
      }
    } finally {
      clearTimeout(timer);
      silence.abort(); // Leaves no connection open whose answer was not read to its end.
    }
  }
  throw new Error("The connection was lost too often.");
}

function refusal(problem, status) {
  // A proxy's error page is not a problem object.
  if (!problem?.code) return new Error(`HTTP status ${status}`);
  return new Error(`${problem.code}: ${problem.detail} (${problem.request_id})`);
}

try {
  await readRecap(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
