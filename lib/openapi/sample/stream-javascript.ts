import type { Call } from "./call";
import { printHeaders, quoteJavaScript } from "./javascript";

/** A client that reads server-sent events as they come and connects again where the stream broke off. */
export function javascriptStream(call: Call, finalEvents: readonly string[]): string {
  const names = finalEvents.map((name) => quoteJavaScript([name])).join(", ");
  const hasFinal = finalEvents.length > 0;
  return `const headers = ${printHeaders(call, "")}
${hasFinal ? `const finalEvents = [${names}]\n` : ""}let retryMs = 3000
let isDone = false

while (!isDone) {
  // A connection that stays silent is dead.
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('Nothing arrived for 45 seconds.')), 45_000)
  try {
    const response = await fetch(${quoteJavaScript(call.url)}, { headers, signal: silence.signal })
    if (!response.ok) {
      console.error(response.status, await response.text())
      process.exitCode = 1
      break
    }
    for await (const { id, event, data } of readEvents(response.body, timer)) {
      // After a lost connection, the stream goes on after this event.
      if (id !== undefined) headers['Last-Event-ID'] = id
      console.log(event, data)
${hasFinal ? "      isDone = finalEvents.includes(event)\n      if (isDone) break\n" : ""}    }
${hasFinal ? "" : "    isDone = true\n"}  } catch (error) {
    console.error(error.message)
  } finally {
    clearTimeout(timer)
  }
  if (!isDone) await new Promise((resolve) => setTimeout(resolve, retryMs))
}

// An empty line ends an event. A line that begins with a colon is a comment.
async function* readEvents(body, timer) {
  const decoder = new TextDecoder()
  let rest = ''
  let id
  let event = ''
  let data = []
  for await (const bytes of body) {
    timer.refresh()
    rest += decoder.decode(bytes, { stream: true })
    // A carriage return at the end can be half of a line break.
    const lines = rest.split(/\\r\\n|\\n|\\r(?!$)/)
    rest = lines.pop()
    for (const line of lines) {
      const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line)
      if (line === '') {
        if (data.length > 0) yield { id, event: event || 'message', data: data.join('\\n') }
        event = ''
        data = []
      } else if (field === 'event') {
        event = value
      } else if (field === 'data') {
        data.push(value)
      } else if (field === 'id') {
        id = value
      } else if (field === 'retry' && /^\\d+$/.test(value)) {
        retryMs = Number(value)
      }
    }
  }
}`;
}
