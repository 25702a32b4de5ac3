import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/lib/network/free-port";
import { outFolder } from "./out";

/** A host that somebody else wrote, serving `out/`. */
export type Host = { origin: string; stop: () => Promise<void> };

// Debian keeps it where a user's shell does not look.
const nginx = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
const written = path.join(outFolder, "../hosts");

/** nginx with the configuration that the build wrote, or with one half of it replaced. */
export async function startNginx(own: { http?: string; server?: string } = {}): Promise<Host> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "docs-nginx-"));
  mkdirSync(path.join(folder, "logs"));
  const half = (name: "http" | "server") => {
    const text = own[name];
    const file = text === undefined ? path.join(written, `nginx/${name}.conf`) : path.join(folder, `${name}.conf`);
    if (text !== undefined) writeFileSync(file, text);
    return file;
  };
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/logs/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      access_log off; ${places.join(" ")}
      include ${half("http")};
      server { listen 127.0.0.1:${port}; root ${outFolder}; include ${half("server")}; }
    }`;
  writeFileSync(path.join(folder, "nginx.conf"), config);
  const program = spawn(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  return running(program, port, () => rmSync(folder, { recursive: true, force: true }));
}

/** A server of plain files that knows no rule of ours: not even that a page is not found. */
export async function startPlainServer(): Promise<Host> {
  const port = await freePort();
  const options = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", outFolder];
  return running(spawn("python3", options, { stdio: "ignore" }), port);
}

async function running(program: ChildProcess, port: number, cleanUp = () => {}): Promise<Host> {
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (program.exitCode === null && program.kill()) await once(program, "exit");
    cleanUp();
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (program.exitCode !== null) break;
    try {
      await fetch(`${origin}/favicon.svg`);
      return { origin, stop };
    } catch {
      await wait(25);
    }
  }
  await stop();
  throw new Error(`${program.spawnfile} does not answer.`);
}
