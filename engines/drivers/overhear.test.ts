import { expect, it } from "vitest";
import type { Tab } from "../browser";
import { listenTo, overhear, takeOverheard } from "./overhear";

/** A tab that has no more than a document, which notes what goes wrong once it is listened to. */
function fakeTab() {
  let page: { faults?: string[] } = {};
  const renew = async () => {
    page = {};
  };
  const evaluate = async (inPage: unknown) => {
    if (inPage === overhear) page.faults ??= [];
    return inPage === takeOverheard ? (page.faults?.splice(0) ?? []) : undefined;
  };
  const tab = { open: renew, reload: renew, back: async () => {}, forward: async () => {}, evaluate };
  return { tab: tab as unknown as Tab, fail: (what: string) => page.faults?.push(what) };
}

it("what goes wrong in a document is known after the next one was opened, and after it was loaded anew, once", async () => {
  const { tab: bare, fail } = fakeTab();
  const { tab, listFaults } = listenTo(bare);
  await tab.open("https://docs.example/a");
  fail("first");
  await tab.open("https://docs.example/b");
  fail("second");
  await tab.reload();
  fail("third");
  await tab.back();
  expect(await listFaults()).toEqual(["first", "second", "third"]);
  expect(await listFaults()).toHaveLength(3);
});
