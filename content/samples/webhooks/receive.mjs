import { createServer } from "node:http";
import { verifyWebhook } from "./verify.mjs";

const LARGEST_BODY = 1_000_000; // bytes
const secret = process.env.DEVLOG_WEBHOOK_SECRET;
const handled = new Map(); // In production: a table with a unique column.

// A sender may take as long as Devlog waits for the answer, and no longer. Node looks every 30 s by itself.
const limits = { requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };

const server = createServer(limits, async (request, response) => {
  const answer = (status) => response.writeHead(status).end();

  // The bytes as they arrive. JSON that is parsed and written again has another signature.
  const parts = [];
  let size = 0;
  try {
    for await (const part of request) {
      size += part.length;
      if (size <= LARGEST_BODY) parts.push(part);
    }
  } catch {
    return; // The sender hung up. Uncaught, this would end the program.
  }
  if (size > LARGEST_BODY) return answer(413);

  let event;
  try {
    event = verifyWebhook(Buffer.concat(parts), request.headers, secret);
  } catch (error) {
    console.error(`Refused: ${error.message}`);
    return answer(400);
  }

  const id = request.headers["webhook-id"];
  // The same event may come again meanwhile: it gets the same result.
  if (!handled.has(id)) handled.set(id, enqueue(event));
  try {
    await handled.get(id);
  } catch (error) {
    handled.delete(id);
    console.error(`Not stored: ${error.message}`);
    return answer(500); // Devlog sends it again.
  }
  return answer(204);
});

/** In production: write the event to a queue or a table, and do the work from there. */
async function enqueue(event) {
  console.log(`${event.type} ${event.id}`);
}

server.listen(Number(process.env.PORT ?? 8000), "127.0.0.1");
