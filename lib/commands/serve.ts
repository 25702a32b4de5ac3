import path from "node:path";
import { createSiteServer } from "@/lib/publish/server";
import { docsRoot } from "@/lib/routing/slug";

/** `npm run preview`: serves `out/` on port 3000, or on PORT. */
const port = Number(process.env.PORT ?? 3000);
createSiteServer(path.join(process.cwd(), "out"))
  .on("error", (error: NodeJS.ErrnoException) => {
    const cure =
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or choose another with PORT=3001.`
        : error.message;
    console.error(cure);
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${docsRoot}`));
