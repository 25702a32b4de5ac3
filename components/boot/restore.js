/*
 * Stands after boot.js: puts back into the page what a reader chose, opened and scrolled, so that nothing is painted
 * twice. Called where a part has come: below the sidebar, and below the article (docs-frame.tsx).
 */
(() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  docs.restoreSidebar = (nav) =>
    docs.attempt(() => {
      const { groups, top } = JSON.parse(sessionStorage[SIDEBAR + nav.dataset.sidebar]);
      for (const group of all("details", nav)) {
        group.open = group.querySelector("[aria-current]") || (groups[group.dataset.group] ?? group.open);
      }
      nav.parentNode.scrollTop = top;
    });
  // Tabs, by what is stored or, before that, by the address; and the radios of the theme.
  docs.restoreTabs = () => {
    const query = new URLSearchParams(location.search);
    for (const tabs of all("[data-tabs]")) {
      const group = tabs.dataset.tabs;
      for (const value of [docs.attempt(() => localStorage[TAB + group]), query.get(group)]) {
        for (const radio of all("input", tabs)) if (radio.value === value) radio.checked = true;
      }
    }
    docs.paint();
  };
})();
