import { data } from "./docs";

/*
 * The address: index.html, .html and the one without its slash stand for the page's own. A page's payload lies beside
 * it. A copy, in an archive or in a folder, keeps the address that it has, as does the not-found page, which has none.
 */
const page = data.flight?.slice(0, -"/index.txt".length);
if (location.pathname.match(`^${page}(/index)?(.html)?$`))
  history.replaceState(history.state, "", `${page}/${location.search}${location.hash}`);
