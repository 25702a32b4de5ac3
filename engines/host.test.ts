import { expect, it } from "vitest";
import { listening } from "@/lib/network/listening";
import { startHost } from "./host";

it("each host is at an address that no browser has seen, though a port comes back", async () => {
  const first = await startHost();
  const { port } = new URL(first.origin);
  first.stop();
  let times = 0;
  const second = await startHost((server) => {
    times += 1;
    return listening(server, times === 1 ? Number(port) : 0);
  });
  second.stop();
  expect([second.origin === first.origin, times]).toEqual([false, 2]);
});
