/*
 * Stands after boot.js: puts back into the page what a reader chose, opened and scrolled, so that nothing is painted
 * twice. Called where a part has come (restore-script.tsx), and by React where another comes.
 */
docs.restoreSidebar = (nav) =>
  docs.attempt(() => {
    const { groups, top } = JSON.parse(sessionStorage[SIDEBAR + nav.dataset.sidebar]);
    for (const group of nav.querySelectorAll("details")) {
      group.open = group.querySelector("[aria-current]") || (groups[group.dataset.group] ?? group.open);
    }
    nav.parentNode.scrollTop = top;
  });
// Tabs, by what is stored (also where storage is blocked) or, before that, by the address; and the radios of the theme.
docs.restoreTabs = () => {
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll("[data-tabs]")) {
    const group = tabs.dataset.tabs;
    for (const value of [
      docs.attempt(() => localStorage[TAB + group]),
      docs.unstored?.[TAB + group],
      query.get(group),
    ]) {
      for (const radio of tabs.querySelectorAll("input")) if (radio.value === value) radio.checked = true;
    }
  }
  docs.paint();
};
