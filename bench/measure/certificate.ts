import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/lib/files/temporary-folder";

/** A key and a certificate of a day for this machine alone, since no browser speaks HTTP/2 without. */
export const certificate = makeCertificate();

function makeCertificate() {
  const folder = temporaryFolder("bench-certificate");
  const [keyFile, certFile] = ["key.pem", "cert.pem"].map((name) => path.join(folder, name)) as [string, string];
  try {
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
        ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", keyFile, "-out", certFile],
      ],
      { stdio: "pipe" },
    );
  } catch (cause) {
    throw new Error("No certificate could be made by openssl.", { cause });
  }
  const key = new X509Certificate(readFileSync(certFile)).publicKey.export({ type: "spki", format: "der" });
  return {
    keyFile,
    certFile,
    /** Makes Chromium trust it as if an authority had signed it; an error ignored would also turn its cache off. */
    flag: `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`,
  };
}
