/** The commands of WebDriver that the stories need: by HTTP, and as Firefox's own Marionette calls them. */
export const commands = {
  newSession: { method: "POST", path: "", marionette: "WebDriver:NewSession" },
  navigate: { method: "POST", path: "/url", marionette: "WebDriver:Navigate" },
  back: { method: "POST", path: "/back", marionette: "WebDriver:Back" },
  forward: { method: "POST", path: "/forward", marionette: "WebDriver:Forward" },
  execute: { method: "POST", path: "/execute/sync", marionette: "WebDriver:ExecuteScript" },
  perform: { method: "POST", path: "/actions", marionette: "WebDriver:PerformActions" },
  newWindow: { method: "POST", path: "/window/new", marionette: "WebDriver:NewWindow" },
  switchTo: { method: "POST", path: "/window", marionette: "WebDriver:SwitchToWindow" },
  closeWindow: { method: "DELETE", path: "/window", marionette: "WebDriver:CloseWindow" },
  listWindows: { method: "GET", path: "/window/handles", marionette: "WebDriver:GetWindowHandles" },
} as const;

export type Command = keyof typeof commands;

/** Tells a browser a command and gives its answer. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;
