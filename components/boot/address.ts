import { attempt, data } from "./docs";

/*
 * The address: index.html, .html and the one without its slash stand for the page's own, as do those that hosts take for
 * it, with more slashes or with letters as `%63`. A page's payload lies beside it. A copy, in an archive or in a folder,
 * keeps the address that it has, as does the not-found page, which has none.
 */
const page = data.flight?.slice(0, -"/index.txt".length);
const { pathname } = location;
const forms = `^${page?.replace(/\//g, "/+")}(/+index)?(.html)?/*$`;
if (pathname !== `${page}/` && attempt(() => decodeURI(pathname).match(forms)))
  history.replaceState(history.state, "", `${page}/${location.search}${location.hash}`);
