/**
 * A page whose mail addresses stay as they are behind Cloudflare. Unless it is told so, it puts "[email protected]" in
 * their place, in code, too, and a script that undoes that at the load alone: a page that is gone to stays without them.
 */
export function keepAddresses(html: string): string {
  return html.replace(/<body[^>]*>/, "$&<!--email_off-->").replace("</body>", "<!--/email_off-->$&");
}
