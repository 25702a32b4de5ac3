import { installPackages, run } from "./packages.mjs";

// `npm start`: the whole site on http://localhost:3000/docs/, as a host would serve it, from nothing but a clone.
installPackages();
run("npm", ["run", "--silent", "build"]);
run("npm", ["run", "--silent", "preview"]);
