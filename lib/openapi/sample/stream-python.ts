import type { Call } from "./call";
import { importLines, printHeaders, quotePython } from "./python";

/** A client that reads server-sent events as they come and connects again where the stream broke off. */
export function pythonStream(call: Call, finalEvents: readonly string[]): string {
  const names = finalEvents.map((name) => quotePython([name])).join(", ");
  const hasFinal = finalEvents.length > 0;
  return `${importLines(call, ["requests"], ["sys", "time"])}

URL = ${quotePython(call.url)}
headers = ${printHeaders(call, "")}
${hasFinal ? `FINAL_EVENTS = {${names}}\n` : ""}retry_seconds = 3.0


def read_lines(response):
    """CRLF, LF, or CR ends a line. An unfinished last one is dropped."""
    line, previous = bytearray(), None
    # Of a larger chunk, requests can wait for the whole.
    for chunk in response.iter_content(chunk_size=1):
        for byte in chunk:
            if byte not in b"\\r\\n":
                line.append(byte)
            elif (previous, byte) != (ord("\\r"), ord("\\n")):
                yield line.decode("utf-8-sig", "replace")
                line.clear()
            previous = byte


def read_events(response):
    """An empty line ends an event. A line that begins with a colon is a comment."""
    global retry_seconds
    event_id, event, data = None, "", []
    for line in read_lines(response):
        field, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if line == "":
            if data:
                yield event_id, event or "message", "\\n".join(data)
            event, data = "", []
        elif field == "event":
            event = value
        elif field == "data":
            data.append(value)
        elif field == "id":
            event_id = value
        elif field == "retry" and value.isdigit():
            retry_seconds = int(value) / 1000


is_done = False
while not is_done:
    try:
        with requests.get(URL, headers=headers, stream=True, timeout=45) as response:
            if not response.ok:
                raise SystemExit(f"{response.status_code} {response.text}")
            for event_id, event, data in read_events(response):
                # After a lost connection, the stream goes on after this event.
                if event_id is not None:
                    headers["Last-Event-ID"] = event_id
                print(event, data, flush=True)
${hasFinal ? "                is_done = event in FINAL_EVENTS\n                if is_done:\n                    break\n" : "            is_done = True\n"}    except requests.RequestException as error:
        print(error, file=sys.stderr)
    if not is_done:
        time.sleep(retry_seconds)`;
}
