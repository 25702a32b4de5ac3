import { installPackages, run } from "./packages.mjs";

// `npm test`: everything that is promised, from nothing but a clone. The order is from quick to slow.
installPackages();
const steps = ["programs", "check", "unit", "mock", "build", "reproduce", "e2e"];
for (const step of steps) {
  console.log(`\n— npm run ${step}`);
  run("npm", ["run", "--silent", step]);
}
