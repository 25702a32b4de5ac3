import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/lib/network/free-port";
import { startProgram, untilAnswer } from "@/lib/network/program";
import { python } from "@/lib/process/python";
import { buildGo, type Language } from "../run-samples";

/** A request as a receiver gets it, with the clock of the receiver in seconds since 1970. */
export type Delivery = { body: string; headers: Record<string, string>; secret: string; now: number };

const folder = import.meta.dirname;

const verifiers: Record<Language, () => [string, string[]]> = {
  JavaScript: () => {
    const script = `import { readFileSync } from "node:fs";
      import { verifyWebhook } from ${JSON.stringify(path.join(folder, "verify.mjs"))};
      const outcome = ({ body, headers, secret, now }) => {
        try { return verifyWebhook(Buffer.from(body), headers, secret, now).type ?? "ok"; }
        catch (error) { return "refused: " + error.message; }
      };
      console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(outcome)));`;
    return [process.execPath, ["--input-type=module", "--eval", script]];
  },
  Python: () => {
    const script = `import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
from verify import WebhookError, verify_webhook
def outcome(d):
    try:
        return verify_webhook(d["body"].encode(), d["headers"], d["secret"], d["now"]).get("type", "ok")
    except WebhookError as error:
        return f"refused: {error}"
print(json.dumps([outcome(d) for d in json.load(sys.stdin)]))`;
    return [python, ["-B", "-c", script]];
  },
  Go: () => [buildGo([path.join(folder, "verify.go")], goVerifier), []],
};

const goVerifier = `package main

import (
	"encoding/json"
	"net/http"
	"os"
	"time"
)

func main() {
	var deliveries []struct {
		Body, Secret string
		Headers      map[string]string
		Now          int64
	}
	json.NewDecoder(os.Stdin).Decode(&deliveries)
	outcomes := []string{}
	for _, d := range deliveries {
		header := http.Header{}
		for name, value := range d.Headers {
			header.Set(name, value)
		}
		event, err := VerifyWebhook([]byte(d.Body), header, d.Secret, time.Unix(d.Now, 0))
		if err != nil {
			outcomes = append(outcomes, "refused: "+err.Error())
		} else if event.Type != "" {
			outcomes = append(outcomes, event.Type)
		} else {
			outcomes = append(outcomes, "ok")
		}
	}
	json.NewEncoder(os.Stdout).Encode(outcomes)
}
`;

/** What the page's verification says to each delivery: the event's type, `ok` if it has none, or `refused: …`. */
export function verifyAll(language: Language, deliveries: readonly Delivery[]): string[] {
  const [program, parameters] = verifiers[language]();
  return JSON.parse(execFileSync(program, parameters, { input: JSON.stringify(deliveries), encoding: "utf8" }));
}

const receivers: Record<Language, (from: string) => [string, string[]]> = {
  JavaScript: (from) => [process.execPath, [path.join(from, "receive.mjs")]],
  Python: (from) => [python, ["-B", path.join(from, "receive.py")]],
  Go: (from) => [buildGo(["verify.go", "receive.go"].map((file) => path.join(from, file))), []],
};

/** For each language, the line that stores an event, and one before it with which the first one fails to, after a while. */
const storing: Record<Language, [file: string, line: RegExp, failure: string]> = {
  JavaScript: [
    "receive.mjs",
    /^ *console\.log\(.*$/m,
    'if (process.env.FULL) { delete process.env.FULL; await new Promise((run) => setTimeout(run, 500)); throw new Error("full"); }',
  ],
  Python: [
    "receive.py",
    /^ *print\(.*$/m,
    '    if os.environ.pop("FULL", ""): import time; time.sleep(0.5); raise OSError("full")',
  ],
  Go: [
    "receive.go",
    /^\tlog\.Println\(event.*$/m,
    'if os.Getenv("FULL") != "" { os.Unsetenv("FULL"); time.Sleep(500 * time.Millisecond); return os.ErrClosed }',
  ],
};

/** Puts the receiver into a folder, with a queue that turns out full for the first event, and is free from then on. */
export function copyWithFullQueue(language: Language, into: string): void {
  const [file, line, failure] = storing[language];
  cpSync(folder, into, { recursive: true });
  const text = readFileSync(path.join(folder, file), "utf8");
  writeFileSync(
    path.join(into, file),
    text.replace(line, (found) => `${failure}\n${found}`),
  );
}

/** Starts the page's receiver, or a changed copy; `work` is what it has queued so far. */
export async function startReceiver(language: Language, secret: string, from = folder) {
  const [command, parameters] = receivers[language](from);
  const port = await freePort();
  const receiver = startProgram(command, parameters, {
    env: { ...process.env, PORT: String(port), DEVLOG_WEBHOOK_SECRET: secret, FULL: "1" },
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswer(receiver, "The receiver", () => fetch(url, { method: "POST" }));
  return {
    url,
    work: () => receiver.lines.filter((line) => /\bevt_\w+$/.test(line)),
    tell: receiver.tell,
    stop: receiver.stop,
  };
}
