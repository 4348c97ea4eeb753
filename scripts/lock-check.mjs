// npm run lock-check, after every change of dependencies: npm silently leaves out of the lock file packages
// that its registry does not have, and `npm ci` then refuses that file on another machine.
import fs from "node:fs";
import path from "node:path";
import { isMain, root } from "./setup/project.mjs";

/** Packages that another one depends on and that the lock file lacks, as "name, wanted by whom". */
export function findHoles(packages) {
  return Object.entries(packages).flatMap(([place, entry]) => {
    const carried = entry.bundleDependencies ?? []; // bundled inside the package itself
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    const isAbsent = (name) => !searchPath(place).some((folder) => packages[`${folder}${name}`]);
    const lacking = names.filter((name) => !carried.includes(name) && isAbsent(name));
    return lacking.map((name) => `${name}, wanted by ${place || "this project"}`);
  });
}

/**
 * The folders in which Node would look from there: its own node_modules, then its parents', up to the
 * project's.
 */
function searchPath(place) {
  const parents = place
    .split("/node_modules/")
    .map((_, depth, parts) => parts.slice(0, depth + 1).join("/node_modules/"));
  return [...(place ? parents.map((parent) => `${parent}/node_modules/`) : []), "node_modules/"];
}

function report(file) {
  const { packages } = JSON.parse(fs.readFileSync(file, "utf8"));
  const entries = Object.entries(packages);
  const holes = findHoles(packages);
  const withAddress = entries.filter(([, entry]) => entry.resolved).map(([place]) => place);
  const withScript = entries.filter(([, entry]) => entry.hasInstallScript).map(([place]) => place);
  console.log(`${path.relative(root, file)}: ${entries.length - 1} packages`);
  for (const hole of holes) console.log(`  missing: ${hole}`);
  for (const place of withAddress) console.log(`  bound to one registry: ${place}`);
  for (const place of withScript) console.log(`  has an install script, which is never run: ${place}`);
  return holes.length === 0 && withAddress.length === 0;
}

if (isMain(import.meta.url)) {
  const files = ["package-lock.json", "runtime/package-lock.json"].map((file) => path.join(root, file));
  const isSound = files.map(report).every(Boolean);
  console.log(isSound ? "sound" : "not sound");
  process.exit(isSound ? 0 : 1);
}
