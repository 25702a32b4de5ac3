import { spawnSync } from "node:child_process";
import path from "node:path";

/** The Java that the checker of HTML runs in: that of JAVA_HOME, or else the one that the shell finds. */
export const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, "bin/java") : "java";

/**
 * Whether that Java runs. A file of its name says too little: macOS has one that only tells where to get Java.
 * @returns {boolean}
 */
export const hasJava = () => spawnSync(java, ["-version"], { stdio: "ignore" }).status === 0;
