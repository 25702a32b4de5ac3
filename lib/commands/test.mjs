import { installPackages, run } from "./packages.mjs";

// `npm test`: everything that is promised, from nothing but a clone. The order is from quick to slow.
installPackages();
const steps = ["programs", "check", "unit", "mock", "build", "reproduce", "e2e"];
const durations = steps.map((step) => {
  console.log(`\n— npm run ${step}`);
  const start = performance.now();
  run("npm", ["run", "--silent", step]);
  return `${step} ${Math.round((performance.now() - start) / 1000)}`;
});
console.log(`\nSeconds: ${durations.join(", ")}.`);
