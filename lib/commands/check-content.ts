import "./need-place.cjs";
import { tellProblems } from "./tell-problems";

/** `npm run check:content`: the first step of a build, alone. */
if ((await tellProblems()) > 0) process.exitCode = 1;
