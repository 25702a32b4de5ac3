import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { freePort } from "@/lib/network/free-port";
import { orStop, startProgram, untilAnswer } from "@/lib/network/program";
import type { Browser, Conditions, Engine, Theme } from "../browser";
import { faultsOfPages } from "./firefox-faults";
import { connectMarionette, type Marionette } from "./marionette";
import { createTabs } from "./tabs";

const program = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

const preferences = {
  // What pages say in the console is printed, where it can be read.
  "devtools.console.stdout.content": true,
  "devtools.console.stdout.chrome": false,
};

/** Firefox, told by Marionette, its own half of WebDriver: it can set preferences and read the console while it runs. */
export const firefox: Engine = {
  name: "firefox",
  programs: [{ debianPackage: "firefox-esr", isThere: () => existsSync(program), variable: "FIREFOX_PATH" }],
  lacks: {},
  start: async () => {
    const profile = temporaryFolder("docs-firefox");
    const port = await freePort();
    const lines = Object.entries({ ...preferences, "marionette.port": port }).map(
      ([name, value]) => `user_pref("${name}", ${value});`,
    );
    writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
    const options = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
    // To root it refuses a home that is somebody else's, which a container on a build server has.
    const running = startProgram(program, options, { env: { ...process.env, HOME: profile } });
    return orStop(running, async () => {
      const marionette = await untilAnswer(running, program, () => connectMarionette(port));
      const { capabilities } = (await marionette.send("newSession")) as { capabilities: { browserVersion: string } };
      return {
        version: `Firefox ${capabilities.browserVersion}`,
        open: (conditions) => openBrowser(marionette, running.lines, conditions),
        stop: running.stop,
      };
    });
  },
};

async function openBrowser(marionette: Marionette, printed: string[], conditions: Conditions): Promise<Browser> {
  let isClosed = false;
  const tabOf = createTabs(async (...command) => {
    // Firefox itself runs on, and would do it in whatever window is open then.
    if (isClosed) throw new Error("The browser was closed.");
    return marionette.send(...command);
  });
  const { hasScripts, width, height } = conditions;
  const setSystem = async (theme: Theme) => {
    const script = `Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", arguments[0])`;
    await inChrome(marionette, script, [theme === "dark" ? 0 : 1]);
  };
  await setSystem(conditions.system);
  await inChrome(
    marionette,
    `Services.prefs.setBoolPref("javascript.enabled", arguments[0]); Services.console.reset()`,
    [hasScripts],
  );
  const begin = printed.length;
  const before = (await marionette.send("listWindows")) as string[];
  return {
    setSystem,
    newTab: async () => {
      const { handle } = (await marionette.send("newWindow", { type: "tab", focus: true })) as { handle: string };
      await marionette.send("switchTo", { handle, focus: true });
      // A window of Firefox is never as narrow as a phone; the page in it can be.
      await inChrome(
        marionette,
        `for (const side of ["min", "max"]) {
          gBrowser.selectedBrowser.style.setProperty(side + "-width", arguments[0] + "px");
          gBrowser.selectedBrowser.style.setProperty(side + "-height", arguments[1] + "px");
        }`,
        [width, height],
      );
      return tabOf(handle);
    },
    listFaults: async () => {
      const messages = await inChrome(marionette, "return Services.console.getMessageArray().map(String)");
      return faultsOfPages(printed.slice(begin), messages as string[]);
    },
    close: async () => {
      isClosed = true;
      const all = (await marionette.send("listWindows")) as string[];
      for (const handle of all.filter((found) => !before.includes(found))) {
        await marionette.send("switchTo", { handle });
        await marionette.send("closeWindow");
      }
      await marionette.send("switchTo", { handle: before[0] });
    },
  };
}

/** Runs a script in the browser itself rather than in a page. */
async function inChrome(marionette: Marionette, script: string, values: unknown[] = []): Promise<unknown> {
  await marionette.send("Marionette:SetContext", { value: "chrome" });
  try {
    return await marionette.send("execute", { script, args: values });
  } finally {
    await marionette.send("Marionette:SetContext", { value: "content" });
  }
}
