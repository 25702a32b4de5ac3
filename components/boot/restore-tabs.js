/* Right after the article: chooses its tabs by what is stored or, before that, by the address; and the radios of the theme. */
docs.restoreTabs = () => {
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll("[data-tabs]")) {
    const group = tabs.dataset.tabs;
    for (const value of [docs.attempt(() => localStorage[TAB + group]), query.get(group)]) {
      for (const radio of tabs.querySelectorAll("input")) if (radio.value === value) radio.checked = true;
    }
  }
  docs.paint();
};
docs.restoreTabs();
