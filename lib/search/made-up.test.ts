import { expect, it } from "vitest";
import { withoutMadeUp } from "./made-up";

it.each([
  ["Created wle_5MvJ9cZtHy: Close", "Created  : Close"],
  ["dvl_live_8qTzR4mWx2Lk", " "],
  ["an E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw is made of it", "an   is made of it"],
  ["key 3cb65131-71de-4fab-8798-476ca2ab5eff again", "key   again"],
  ["--commit 9f2c1e7 of 9f2c1e7ab3d4c5f60718293a4b5c6d7e8f901234", "--commit   of  "],
  ["from 2026-11-16 to 2026-11-20T10:05:31Z.", "from   to  ."],
  ["at 2026-11-20T10:05:31+01:00", "at  "],
  ["redirect_uri=https%3A%2F%2Frecaps.acme.example%2Fcallback", "redirect_uri=https     callback"],
  ["webhook-timestamp: 1795188625", "webhook-timestamp:  "],
  ["curl https://api.devlog.example/v1/projects", "curl  /v1/projects"],
  ["http://localhost:4010/v1/me", " /v1/me"],
  ["--project billing-api", "--project  "],
  ["log-2026-11-18-exports", "log- -exports"],
])("of %j stays %j", (text, rest) => expect(withoutMadeUp(text)).toBe(rest));

it.each([
  "HMAC-SHA256",
  "base64url",
  "S256",
  "worklog_entry.created",
  "DEVLOG_API_KEY",
  "RFC 9457",
  "api.devlog.example",
  "an example",
  "HTTPS",
  "billing",
  "defaced 1000000",
])("%s is a word of its own", (text) => expect(withoutMadeUp(text)).toBe(text));
