/* Right after the sidebar: opens its groups and scrolls it as the reader left it, so that it is not painted twice. */
docs.restoreSidebar = (nav) =>
  docs.attempt(() => {
    const { groups, top } = JSON.parse(sessionStorage[SIDEBAR + nav.dataset.sidebar]);
    for (const group of nav.querySelectorAll("details")) {
      group.open = group.querySelector("[aria-current]") || (groups[group.dataset.group] ?? group.open);
    }
    nav.parentNode.scrollTop = top;
  });
docs.restoreSidebar(document.querySelector("[data-sidebar]"));
