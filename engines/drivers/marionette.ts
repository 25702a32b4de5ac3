import { once } from "node:events";
import { connect } from "node:net";
import { type Command, commands } from "./commands";
import { frameOf, takeFrames } from "./frames";

/** The line to a Firefox that runs with `--marionette`. It speaks WebDriver's commands, and some of its own. */
export type Marionette = { send: (command: Command | `Marionette:${string}`, parameters?: object) => Promise<unknown> };

/** As long as WebKit is waited for, and some more for a profile that is new. */
const patience = 30_000;

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Connects, and waits for Firefox's greeting. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, Waiting>();
  let arrived: Buffer = Buffer.alloc(0);
  let last = 0;
  const greeting = new Promise<void>((resolve, reject) => {
    socket.on("data", (part) => {
      const { messages, rest } = takeFrames(Buffer.concat([arrived, part]));
      arrived = rest;
      for (const message of messages) {
        // The greeting is an object, every answer a list.
        if (!Array.isArray(message)) resolve();
        else settle(waiting, message);
      }
    });
    socket.on("close", () => {
      const error = new Error("Firefox has hung up.");
      reject(error);
      for (const { reject: fail } of waiting.values()) fail(error);
    });
    // What is told of it follows: `close`.
    socket.on("error", () => {});
  });
  await greeting;
  return {
    send: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const name = command.startsWith("Marionette:") ? command : commands[command as Command].marionette;
        setTimeout(() => reject(new Error(`Firefox does not answer: ${command}`)), patience).unref();
        socket.write(frameOf([0, last, name, parameters]));
      }),
  };
}

function settle(waiting: Map<number, Waiting>, answer: unknown[]): void {
  const [, id, error, result] = answer as [1, number, { error: string; message: string } | null, unknown];
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (error) {
    reject?.(new Error(`${error.error}: ${error.message}`));
    return;
  }
  // A single result comes wrapped.
  const isWrapped = typeof result === "object" && result !== null && "value" in result;
  resolve?.(isWrapped ? result.value : result);
}
