// The first file that runs on a fresh clone: it prepares the machine, then runs scripts/<task>.mjs. It and
// everything in setup/ import only Node itself and use nothing newer than Node 18, because they run on
// whatever Node exists before anything is installed.
import path from "node:path";
import { handOver, stopWithParent } from "./setup/child-processes.mjs";
import { chooseNode, findHostNode } from "./setup/choose-node.mjs";
import { installPackages } from "./setup/install-packages.mjs";
import { environmentFor } from "./setup/npm-environment.mjs";
import { root, say } from "./setup/project.mjs";

const tasks = {
  start: "build what changed, then serve the site",
  test: "run every check and test",
  dev: "serve the site while you write it",
  worker: "run the background work in a process of its own",
  "create-admin": "make the first super-user",
  "rebuild-revenue": "count what bookings earn and cost from scratch",
  backup: "back up into a folder while the site runs",
  restore: "restore a backup into an empty folder or server",
  "import-company": "import an exported company into an empty folder or server",
  drill: "try what a company hopes never to need",
  build: "build the site if its sources changed",
  check: "format, types, import law, names, build",
  types: "types alone, quickly",
  bench: "measure speed",
  art: "draw the pictures",
  "route-maps": "draw the tours’ routes on a street map",
  roads: "make a road network from an OpenStreetMap extract",
  "learn-chat": "learn from examples what a message to the chat is about",
  format: "put every file into our style",
  docs: "draw the diagrams in docs/ again",
  screenshots: "take the pictures of the README again",
  browser: "find or get a browser for the tests",
  "lock-check": "look for holes in package-lock.json",
};

/** These build and serve the site, and need no packages for tests and checks. */
const servingTasks = ["start", "worker", "create-admin", "rebuild-revenue", "backup", "restore", "import-company"];

async function run(task, args) {
  if (process.env.npm_lifecycle_event) stopWithParent();
  const node = await prepare(findHostNode(), servingTasks.includes(task));
  const env = environmentFor(node);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH");
  env[pathName] = [path.dirname(node), path.join(root, "node_modules", ".bin"), env[pathName]].join(path.delimiter);
  handOver(node, [path.join(root, "scripts", `${task}.mjs`), ...args], { env });
}

/**
 * Node and the packages are downloaded at the same time: any Node can unpack them. If one fails, the other is
 * stopped.
 */
async function prepare(hostNode, isToServe) {
  const [node, packages] = await Promise.allSettled([
    chooseNode(hostNode),
    installPackages({ folder: root, label: "packages", node: hostNode, hostNode, isToServe }),
  ]);
  for (const { reason } of [node, packages]) if (reason) throw reason;
  return node.value;
}

const [task, ...args] = process.argv.slice(2);
if (!Object.hasOwn(tasks, task ?? "")) {
  const lines = Object.entries(tasks).map(([name, purpose]) => `  ${name.padEnd(12)}${purpose}`);
  process.stderr.write(`${task ? `There is no task "${task}". ` : ""}Tasks:\n${lines.join("\n")}\n`);
  process.exit(1);
}
run(task, args).catch((error) => {
  const isForbidden = ["EACCES", "EPERM", "EROFS"].includes(error.code);
  const advice = isForbidden ? "\nThis account may not write here. Clone the project to a folder of its own." : "";
  say("setup", `${error.message}${advice}`);
  process.exit(1);
});
