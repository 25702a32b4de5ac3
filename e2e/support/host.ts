import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { freePort } from "@/lib/network/free-port";
import { orStop, type Program, startProgram, untilAnswer } from "@/lib/network/program";
import { outFolder } from "./out";

/** A host that somebody else wrote, serving `out/`. */
export type Host = { origin: string; stop: () => Promise<void> };

// Debian keeps it where a user's shell does not look.
const nginx = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";
const written = path.join(outFolder, "../hosts");

/** nginx with the configuration that the build wrote, or with one half of it replaced. */
export async function startNginx(own: { http?: string; server?: string } = {}): Promise<Host> {
  const port = await freePort();
  const folder = temporaryFolder("docs-nginx");
  mkdirSync(path.join(folder, "logs"));
  const half = (name: "http" | "server") => {
    const text = own[name];
    const file = text === undefined ? path.join(written, `nginx/${name}.conf`) : path.join(folder, `${name}.conf`);
    if (text !== undefined) writeFileSync(file, text);
    return file;
  };
  // In quotes: a folder of the machine may have a space in its name.
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  );
  const config = `
    daemon off; worker_processes 1; pid "${folder}/pid"; error_log "${folder}/logs/error.log";
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      access_log off; ${places.join(" ")}
      include "${half("http")}";
      server { listen 127.0.0.1:${port}; root "${outFolder}"; include "${half("server")}"; }
    }`;
  writeFileSync(path.join(folder, "nginx.conf"), config);
  const program = startProgram(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf")]);
  return hostOf(program, "nginx", port);
}

/** A server of plain files that knows no rule of ours: not even that a page is not found. */
export async function startPlainServer(): Promise<Host> {
  const port = await freePort();
  const options = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", outFolder];
  return hostOf(startProgram("python3", options), "Python", port);
}

async function hostOf(program: Program, name: string, port: number): Promise<Host> {
  const origin = `http://127.0.0.1:${port}`;
  await orStop(program, () => untilAnswer(program, name, () => fetch(`${origin}/favicon.svg`)));
  return { origin, stop: program.stop };
}
