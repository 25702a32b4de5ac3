import { data } from "./docs";

/*
 * The address: index.html, .html and the one without its slash stand for the page's own. A page's payload lies beside
 * it; the not-found page has no address of its own.
 */
const page = /(.*\/)index/.exec(data.flight as string)?.[1];
if (page && location.pathname !== page) history.replaceState(history.state, "", page + location.search + location.hash);
