import remarkGfm from "remark-gfm";

/**
 * GitHub's Markdown as this site reads it. GitHub strikes out what stands between two `~`: of "1~2 or 3~4", half.
 * @this {import("unified").Processor}
 */
export default function remarkGithub() {
  remarkGfm.call(/** @type {any} */ (this), { singleTilde: false });
}
