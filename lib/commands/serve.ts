import path from "node:path";
import { isPublished } from "@/lib/publish/ensure-built";
import { createSiteServer } from "@/lib/publish/server";
import { docsRoot } from "@/lib/routing/slug";
import { fail } from "./fail.mjs";

/** `npm run preview`: serves `out/` on port 3000, or on PORT. */
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`PORT is no port: ${process.env.PORT}. Choose one from 1 to 65535, such as PORT=3001.`);
}
if (!isPublished(process.cwd())) fail("There is no published out/ to serve: npm run build makes it.");
createSiteServer(path.join(process.cwd(), "out"))
  .on("error", (error: NodeJS.ErrnoException) => {
    const cure =
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or choose another with PORT=3001.`
        : error.message;
    fail(cure);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${docsRoot}`));
