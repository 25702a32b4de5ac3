// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { followOtherTabs, keepFindable, shareChoice, shareEarlyChoices, showFound } from "./tab-choice";

const group = (name: string, group: string, ...values: string[]) =>
  `<div data-tabs="${group}">${values
    .map((value, at) => `<input type="radio" name="${name}" value="${value}"${at === 0 ? " checked" : ""}>`)
    .join("")}</div>`;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "http://localhost:3000/docs/x/?a=1#here");
  document.body.innerHTML =
    group("1", "os", "macos", "linux") +
    group("2", "os", "macos", "linux", "windows") +
    group("3", "language", "go", "linux");
});

const chosen = () => [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
const radio = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!input) throw new Error("no such radio button");
  input.checked = true;
  return input;
};

describe("shareChoice", () => {
  it("lets groups of the same name follow, remembers the choice, and puts it into the address", () => {
    shareChoice(radio("1", "linux"));
    expect(chosen()).toEqual(["linux", "linux", "go"]);
    expect(localStorage.getItem("tab.os")).toBe("linux");
    expect(location.search + location.hash).toBe("?a=1&os=linux#here");
  });

  it("leaves a group that lacks the choice as it is", () => {
    shareChoice(radio("2", "windows"));
    expect(chosen()).toEqual(["macos", "windows", "go"]);
  });
});

describe("shareEarlyChoices", () => {
  const chose = (...early: HTMLInputElement[]) => {
    window.docs = { early } as unknown as NonNullable<Window["docs"]>;
    shareEarlyChoices();
    delete window.docs;
  };

  it("shares what the reader chose before, the last choice of a group", () => {
    chose(radio("2", "windows"), radio("1", "linux"));
    expect(chosen()).toEqual(["linux", "linux", "go"]);
  });

  it("shares the first tab where another is stored", () => {
    localStorage.setItem("tab.os", "linux");
    radio("2", "linux");
    chose(radio("1", "macos"));
    expect([...chosen(), localStorage.getItem("tab.os")]).toEqual(["macos", "macos", "go", "macos"]);
    expect(location.search).toBe("?a=1&os=macos");
  });

  it("shares what is stored where the address names another", () => {
    history.replaceState(null, "", "?os=linux");
    localStorage.setItem("tab.os", "windows");
    chose(radio("2", "windows"));
    expect(location.search).toBe("?os=windows");
  });

  it("takes neither what was restored for a choice, nor what has gone with its page, nor a field that is no tab", () => {
    localStorage.setItem("tab.os", "linux");
    const gone = radio("2", "windows");
    document.querySelector('[data-tabs]:has([name="2"])')?.remove();
    radio("1", "linux");
    document.body.insertAdjacentHTML("beforeend", '<input id="q">');
    chose(gone, document.querySelector("#q") as HTMLInputElement);
    expect([...chosen(), location.search]).toEqual(["linux", "go", "?a=1"]);
  });
});

it("followOtherTabs takes over a choice, and ignores other keys and values", () => {
  localStorage.setItem("tab.os", "linux");
  followOtherTabs(new StorageEvent("storage", { key: "tab.os" }));
  followOtherTabs(new StorageEvent("storage", { key: "theme" }));
  localStorage.setItem("tab.language", "cobol");
  followOtherTabs(new StorageEvent("storage", { key: "tab.language" }));
  expect(chosen()).toEqual(["linux", "linux", "go"]);
});

describe("what stands in a panel that is not chosen", () => {
  const panels = () => [...document.querySelectorAll("[data-label]")];
  const hidden = () => panels().map((panel) => panel.getAttribute("hidden"));

  beforeEach(() => {
    document.body.innerHTML = `${group("1", "os", "macos", "linux").replace(/<\/div>$/, "")}
      <div data-label="macOS"><p>brew</p></div><div data-label="Linux"><p>curl</p></div></div><p>outside</p>`;
  });

  it("is shown by the tab it stands in, and nothing is remembered", () => {
    const find = (target: Element | null | undefined) => showFound({ target } as unknown as Event);
    find(panels()[1]?.firstElementChild);
    expect(chosen()).toEqual(["linux"]);
    find(document.querySelector("body > p"));
    expect([...chosen(), localStorage.length, location.search]).toEqual(["linux", 0, "?a=1"]);
  });

  it("is shown by what else is closed around it, too", () => {
    document.body.innerHTML = `<details>${document.body.innerHTML}</details>`;
    showFound({ target: panels()[1]?.firstElementChild } as unknown as Event);
    expect([chosen(), document.querySelector("details")?.open]).toEqual([["linux"], true]);
  });

  it("is for the browser to find, again and again", () => {
    vi.useFakeTimers();
    keepFindable();
    expect(hidden()).toEqual(["until-found", "until-found"]);
    showFound({ target: panels()[1] } as unknown as Event);
    panels()[1]?.removeAttribute("hidden");
    vi.runAllTimers();
    expect([chosen(), hidden()]).toEqual([["linux"], ["until-found", "until-found"]]);
    vi.useRealTimers();
  });
});
