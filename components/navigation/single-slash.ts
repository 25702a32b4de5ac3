/**
 * Leads an address that begins with two slashes, as that of a base and of a path in one line does, to the one with one: some
 * hosts have a page there, and most have none. For `history` it names another host, and the router, which repeats it there,
 * would crash.
 */
export function leadToSingleSlash(): void {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith("//")) return;
  history.replaceState(history.state, "", pathname.replace(/^\/+/, "/") + search + hash);
  location.reload();
}
