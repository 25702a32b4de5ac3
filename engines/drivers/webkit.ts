import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/lib/network/free-port";
import { orStop, type Program, startProgram, untilAnswer } from "@/lib/network/program";
import type { Browser, Conditions, Engine } from "../browser";
import { type Command, commands } from "./commands";
import { listenTo } from "./overhear";
import { createTabs } from "./tabs";

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver";
const displayPath = process.env.XVFB_PATH ?? "/usr/bin/Xvfb";

/** WebKit, Safari's engine, as Debian has it: GTK's, with the small browser that comes with it, on a screen that is none. */
export const webkit: Engine = {
  name: "webkit",
  programs: [
    {
      debianPackage: "webkit2gtk-driver",
      isThere: () => existsSync(driverPath) && findBrowser() !== undefined,
      variable: "WEBKIT_DRIVER_PATH",
    },
    { debianPackage: "xvfb", isThere: () => existsSync(displayPath), variable: "XVFB_PATH" },
  ],
  lacks: {
    "change the system's theme": "WebKit reads GTK's theme when it starts",
    "hear what goes wrong while a page loads": "WebKit writes nothing of a private session's console down",
  },
  // Each story's browser has a screen and a driver of its own, so nothing runs between them. The first tells its version.
  start: async () => {
    const { version, close } = await openBrowser({ system: "light", hasScripts: true, width: 800, height: 600 });
    await close();
    return { version: `WebKitGTK ${version}`, open: openBrowser, stop: async () => {} };
  },
};

type Session = { sessionId: string; capabilities: { browserVersion: string } };
type VersionedBrowser = Browser & { version: string };

/** Starts a screen, a driver and, through it, a browser that keeps nothing. */
async function openBrowser(conditions: Conditions): Promise<VersionedBrowser> {
  const screen = await startScreen(conditions);
  return orStop(screen.program, async () => {
    const driver = await startDriver(screen.number, conditions);
    const close = async () => {
      await driver.program.stop();
      await screen.program.stop();
    };
    return orStop(driver.program, () => browserOf(driver.url, conditions, close));
  });
}

async function startScreen({ width, height }: Conditions): Promise<{ program: Program; number: string }> {
  // Of the page's size: no window manager gives keys to a window, so it has to lie below the pointer, in the middle.
  const size = `${width}x${height}x24`;
  const program = startProgram(displayPath, ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]);
  const number = await untilAnswer(program, displayPath, async () => {
    if (!program.lines[0]) throw new Error("No screen yet.");
    return program.lines[0];
  });
  return { program, number };
}

async function startDriver(screen: string, { system }: Conditions): Promise<{ program: Program; url: string }> {
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${screen}`,
    GTK_THEME: system === "dark" ? "Adwaita:dark" : "Adwaita",
    GDK_BACKEND: "x11",
  };
  const program = startProgram(driverPath, [`--port=${port}`], { env });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswer(program, driverPath, () => fetch(`${url}/status`));
  return { program, url };
}

async function startSession(url: string, hasScripts: boolean): Promise<Session> {
  const options = {
    binary: findBrowser(),
    args: ["--automation", `--enable-javascript=${hasScripts}`, "--javascript-can-open-windows-automatically=true"],
  };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  return (await tell(`${url}/session`, "newSession", { capabilities })) as Session;
}

async function browserOf(
  url: string,
  { hasScripts, width, height }: Conditions,
  close: () => Promise<void>,
): Promise<VersionedBrowser> {
  const { sessionId, capabilities } = await startSession(url, hasScripts);
  const send = (command: Command, parameters?: object) => tell(`${url}/session/${sessionId}`, command, parameters);
  const tabOf = createTabs(send);
  const listeners: ReturnType<typeof listenTo>[] = [];
  const [first = ""] = (await send("listWindows")) as string[];
  return {
    version: capabilities.browserVersion,
    setSystem: async () => {
      throw new Error("WebKit can't.");
    },
    newTab: async () => {
      const before = (await send("listWindows")) as string[];
      // A window with bars is wider than a phone. One that a page opens has none, and the size that it asks for.
      await tabOf(first).evaluate((features) => {
        window.open("about:blank", "", features);
      }, `popup,width=${width},height=${height}`);
      const opened = ((await send("listWindows")) as string[]).find((handle) => !before.includes(handle));
      if (!opened) throw new Error("WebKit opened no window.");
      const listener = listenTo(tabOf(opened));
      listeners.push(listener);
      return listener.tab;
    },
    listFaults: async () => {
      const faults: string[] = [];
      // One after the other: the driver is told of one window at a time.
      for (const listener of listeners) faults.push(...(await listener.listFaults()));
      return faults;
    },
    close,
  };
}

async function tell(session: string, command: Command, parameters?: object): Promise<unknown> {
  const { method, path: place } = commands[command];
  const response = await fetch(`${session}${place}`, {
    method,
    signal: AbortSignal.timeout(20_000),
    ...(method === "POST" && { body: JSON.stringify(parameters ?? {}) }),
  }).catch((cause) => {
    throw new Error(`WebKit does not answer: ${command}`, { cause });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** The small browser lies beside its library, whose folder is named by processor and version. */
function findBrowser(): string | undefined {
  const libraries = "/usr/lib";
  const folders = readdirSync(libraries).flatMap((processor) =>
    ["webkitgtk-6.0", "webkit2gtk-4.1"].map((version) => path.join(libraries, processor, version, "MiniBrowser")),
  );
  return folders.find((file) => existsSync(file));
}
