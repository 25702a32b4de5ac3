/*
 * For the processes of builds, of the preview, of what checks the content, and of the unit tests, before anything else in
 * each. V8 makes quick machine code of a function on another thread once it has run for a while. With its default budget
 * (66 kB of bytecode), it does so for thousands that hardly run again: both cores are full, and all is over in seconds.
 * What it saves is in bench/FIGURES.md. Node 22 and later know the switch no more, and need it less: they have a cheaper
 * compiler between.
 */
if (process.versions.v8.startsWith("11.")) require("node:v8").setFlagsFromString("--interrupt-budget=1500000");
