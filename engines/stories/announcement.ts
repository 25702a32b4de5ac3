import { site } from "@/lib/site/config";
import type { Tab } from "../browser";
import { click, openLive, until, untilShown, untilTitle } from "../page";
import { payload, type Story } from "../story";

const unless = site.announcement ? undefined : "the site announces nothing";
const region = 'section[aria-label="Announcement"]';

export const announcement: Story[] = [
  {
    name: "closing it is remembered by the next page and over a reload",
    unless,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/cli/`);
      await close(tab);
      await click(tab, 'nav[aria-label="Main"] a', "API");
      await untilTitle(tab, "API overview");
      await untilShown(tab, region, false);
      await tab.reload();
      await untilShown(tab, region, false);
    },
  },
  {
    name: "another tab closes it as well",
    unless,
    run: async ({ tab, host, browser }) => {
      await openLive(tab, `${host.origin}/docs/cli/`);
      const other = await browser.newTab();
      await openLive(other, `${host.origin}/docs/api/`);
      await close(other);
      await untilShown(tab, region, false);
    },
  },
  {
    name: "a click on Close before the scripts arrive is carried out when they do",
    unless,
    run: async ({ tab, host }) => {
      const letGo = host.hold(payload);
      await tab.open(`${host.origin}/docs/cli/`);
      await click(tab, `${region} button`, "Close");
      letGo();
      await untilShown(tab, region, false);
      await until(tab, "what is stored", "true", () => localStorage.getItem("announcement.dismiss"));
    },
  },
];

async function close(tab: Tab): Promise<void> {
  await untilShown(tab, region);
  await click(tab, `${region} button`, "Close");
  await untilShown(tab, region, false);
  await until(tab, "the focus goes on below", true, () => document.activeElement?.closest("header") !== null);
}
