// Checks on disk whether everything in package-lock.json is installed, so that no state is needed.
import fs from "node:fs";
import path from "node:path";

/** npm writes this file at the very end of an install. A killed install leaves none. */
export const installRecord = (folder) => path.join(folder, "node_modules", ".package-lock.json");

/**
 * Packages that this machine needs and lacks. npm treats an optional package that failed to download as a
 * success, and all native parts (Node, PostgreSQL, the bundler) are optional packages, so its exit code is
 * not enough. For serving the site, packages for tests and checks are not needed.
 */
export function missingPackages(folder, { machine = thisMachine(), isToServe = false } = {}) {
  const locked = readPackages(path.join(folder, "package-lock.json"));
  const present = readPackages(installRecord(folder));
  return Object.keys(locked)
    .filter((place) => place !== "" && isNeeded(locked[place], machine) && !(isToServe && locked[place].dev))
    .filter((place) => !isPresent(place, locked[place], present[place], folder))
    .map((place) => place.replace(/^node_modules\//, ""));
}

/** False after dependencies were edited by hand; npm then explains the problem better than we could. */
export function lockMatchesPackage(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const locked = readPackages(path.join(folder, "package-lock.json"))[""] ?? {};
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
  const list = (owner) => JSON.stringify(kinds.map((kind) => Object.entries(owner[kind] ?? {}).sort()));
  return list(manifest) === list(locked);
}

/** Optional packages without a platform belong to other optional ones, and may be absent. */
export function isNeeded(entry, machine) {
  if (entry.link) return false;
  const isOptional = entry.optional || entry.devOptional;
  const hasPlatform = Boolean(entry.os ?? entry.cpu ?? entry.libc);
  if (isOptional && !hasPlatform) return false;
  return (
    fits(entry.os, machine.os) && fits(entry.cpu, machine.cpu) && (!machine.libc || fits(entry.libc, machine.libc))
  );
}

/** "linux", ["linux", "darwin"] or ["!win32"], as in package.json. */
function fits(rule, value) {
  const rules = [rule ?? []].flat();
  if (rules.includes(`!${value}`)) return false;
  const allowed = rules.filter((name) => !name.startsWith("!"));
  return allowed.length === 0 || allowed.includes(value);
}

function isPresent(place, locked, present, folder) {
  return present?.version === locked.version && fs.existsSync(path.join(folder, place, "package.json"));
}

function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).packages : {};
}

function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === "linux" ? libc() : undefined };
}

function libc() {
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}
