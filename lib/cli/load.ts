import { keptOnDisk } from "@/lib/files/cache";
import { keptByFile } from "@/lib/files/kept";
import { type CliRead, readCli } from "./read";

/** The one file that says what the command line is. */
export const cliFile = "content/cli/devlog.opencli.yaml";

const read = keptByFile((text, file) => keptOnDisk(file, text, () => readCli(file, text)));

/** The command line as its description is on disk. */
export const loadCli = (): CliRead => read(cliFile);
