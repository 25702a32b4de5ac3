import type { Tab } from "../browser";
import { click, openLive, until } from "../page";
import type { Story } from "../story";

const stream = "/docs/api/reference/worklog-recaps/stream/";

export const operation: Story[] = [
  {
    name: "a link to a field opens what it stands in, when the page is loaded and afterwards",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${stream}#response-200.recap.completed.status`);
      await untilInSight(tab, "response-200.recap.completed.status");
      await tab.evaluate(() => {
        location.hash = "#response-404";
      });
      await untilInSight(tab, "response-404");
      await until(
        tab,
        "its details are open",
        true,
        () => document.querySelector<HTMLDetailsElement>("#response-404")?.open,
      );
    },
  },
  {
    name: "all fields close at once, and open again",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/api/reference/repository-commits/create/`);
      const isAnyClosed = () =>
        Boolean(document.querySelector("[data-media]")?.querySelector("details:not([open], [data-example])"));
      await until(tab, "a field is closed", false, isAnyClosed);
      await click(tab, "[data-media] button", "Collapse all, Request body");
      await until(tab, "a field is closed", true, isAnyClosed);
      await click(tab, "[data-media] button", "Expand all, Request body");
      await until(tab, "a field is closed", false, isAnyClosed);
    },
  },
  {
    name: "the language of samples is kept from page to page",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/api/reference/worklog-entries/create/`);
      await click(tab, "[data-tabs=language] input[value=python]");
      await click(tab, 'nav[aria-label="Docs pages"] a');
      await until(
        tab,
        "another operation",
        true,
        () => location.pathname !== "/docs/api/reference/worklog-entries/create/",
      );
      await until(
        tab,
        "the chosen language",
        "python",
        () => document.querySelector<HTMLInputElement>("[data-tabs=language] input:checked")?.value,
      );
    },
  },
];

const untilInSight = (tab: Tab, id: string) =>
  until(
    tab,
    `#${id} is in sight`,
    true,
    (name) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.top < innerHeight;
    },
    id,
  );
