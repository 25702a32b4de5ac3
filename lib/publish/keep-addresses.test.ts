import { expect, it } from "vitest";
import { keepAddresses } from "./keep-addresses";

it("tells Cloudflare to leave all addresses of a page as they are", () => {
  const html = '<html><head></head><body class="a"><p>robin@example.com</p></body></html>';
  expect(keepAddresses(html)).toBe(
    '<html><head></head><body class="a"><!--email_off--><p>robin@example.com</p><!--/email_off--></body></html>',
  );
});
