// Node 20 or newer, no packages needed: node read-recap.mjs rcp_8HbJ2uKeMx
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";
const SILENCE = 45_000; // Three comments missed: the connection is dead.

/** The events of a stream. Yields each as soon as the empty line after it has arrived. */
async function* events(body, stillThere) {
  let buffer = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    stillThere();
    buffer += part;
    const blocks = buffer.split(/\r?\n\r?\n/);
    buffer = blocks.pop();
    for (const block of blocks) {
      const event = { data: "" };
      for (const line of block.split(/\r?\n/)) {
        const [, name, value] = /^([^:]*):? ?(.*)$/.exec(line);
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
      const response = await fetch(`${BASE_URL}/worklog-recaps/${id}/stream`, {
        headers: {
          Authorization: `Bearer ${process.env.DEVLOG_API_KEY}`,
          Accept: "text/event-stream",
          ...(lastId && { "Last-Event-ID": lastId }),
        },
        signal: silence.signal,
      });
      if (response.status === 429 || response.status >= 500) {
        pause = (Number(response.headers.get("Retry-After")) || 0) * 1000; // A proxy may send a date.
        continue;
      }
      if (!response.ok) throw new Refused(await response.json().catch(() => null), response.status);

      for await (const event of events(response.body, () => timer.refresh())) {
        lastId = event.id ?? lastId;
        wait = event.retry ?? wait;
        losses = 0;
        if (event.event === "recap.delta") process.stdout.write(event.data.text);
        if (event.event === "recap.completed") return event.data;
        if (event.event === "recap.failed") throw new Refused(event.data);
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      // The connection was lost: go on after the last event.
    } finally {
      clearTimeout(timer);
      silence.abort(); // Leaves no connection open whose answer was not read to its end.
    }
  }
  throw new Error("The connection was lost too often.");
}

class Refused extends Error {
  constructor(problem, status) {
    // A proxy's error page is not a problem object.
    super(problem?.code ? `${problem.code}: ${problem.detail} (${problem.request_id})` : `HTTP status ${status}`);
  }
}

try {
  await readRecap(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
