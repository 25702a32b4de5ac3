import { existsSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "@/lib/publish/server";
import { docsRoot } from "@/lib/routing/slug";

/** `npm run preview`: serves `out/` on port 3000, or on PORT. */
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT is no port: ${process.env.PORT}. Choose one from 1 to 65535, such as PORT=3001.`);
  process.exit(1);
}
const out = path.join(process.cwd(), "out");
if (!existsSync(out)) {
  console.error("There is no out/ to serve: npm run build makes it.");
  process.exit(1);
}
createSiteServer(out)
  .on("error", (error: NodeJS.ErrnoException) => {
    const cure =
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or choose another with PORT=3001.`
        : error.message;
    console.error(cure);
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${docsRoot}`));
