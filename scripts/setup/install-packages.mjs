// Brings node_modules of one folder to what its lock file says, once, however many runs ask for it.
import fs from "node:fs";
import path from "node:path";
import { takeLock } from "./folder-lock.mjs";
import { installRecord, lockMatchesPackage, missingPackages } from "./installed-packages.mjs";
import { hasUsableNpmCache, runNpm } from "./npm-environment.mjs";
import { cache, say, secondsSince } from "./project.mjs";

// Install scripts stay off: some npm versions refuse them, and careful people forbid them. Nothing here needs one.
const always = ["--include=optional", "--ignore-scripts"];
const clean = ["ci", ...always];
// Adds what is missing beside a site that may be running on the rest: a clean install would take that from under it.
const added = ["install", "--no-save", ...always];
// Settings a person may have changed for all their projects, and those this lock file was made with. The Node that
// installs may be older than the one that will run.
const asLocked = [
  "--no-engine-strict",
  "--package-lock",
  "--no-legacy-peer-deps",
  "--no-strict-peer-deps",
  "--install-strategy=hoisted",
];
const calm = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
// npm's own patience is over a minute for each attempt; there are three, so that short ones are enough.
const impatient = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
const ownCache = `--cache=${path.join(cache, "npm")}`;

// Offline first makes a second install quick and works without a network; then fresh, because what npm remembers of
// the registry may be older than the lock file; then past a cache that cannot be read or written.
const attempts = [
  ["--prefer-offline", ...(hasUsableNpmCache() ? [] : [ownCache])],
  hasUsableNpmCache() ? [] : [ownCache],
  ["--prefer-offline", ownCache],
];

/**
 * `node` does the installing; `hostNode` is only asked where npm is. To serve the site a quarter of the packages, those
 * of tests and checks, is left for the first task that needs them.
 */
export async function installPackages({ folder, label, node, hostNode, isToServe = false }) {
  if (isComplete(folder, isToServe)) return;
  const lock = await takeLock(label);
  try {
    if (isComplete(folder, isToServe)) return; // someone else did it while we waited
    say("setup", `installing ${label} ...`);
    const start = Date.now();
    const sign = setInterval(() => say("setup", `still installing ${label} (${secondsSince(start)})`), 20_000);
    try {
      // If we are killed, npm lives on for a while: it holds the lock too, so that no other npm gets in its way.
      await tryToInstall({ folder, label, node, hostNode, isToServe, onStart: lock.addHolder });
    } finally {
      clearInterval(sign);
    }
    say("setup", `${label} ready in ${secondsSince(start)}`);
  } finally {
    lock.release();
  }
}

async function tryToInstall({ folder, label, node, hostNode, isToServe, onStart }) {
  const gentlest = isComplete(folder, true) ? added : clean;
  let reason = "";
  for (const attempt of attempts) {
    if (reason) say("setup", "that did not work, trying another way ...");
    const command = reason ? clean : gentlest;
    // A half-removed node_modules must not pass for a whole one.
    if (command === clean) fs.rmSync(installRecord(folder), { force: true });
    const kinds = isToServe ? "--omit=dev" : "--include=dev";
    const args = [...command, kinds, ...asLocked, ...calm, ...impatient, ...attempt];
    const { ok, output } = await runNpm({ node, hostNode, args, folder, onStart });
    const missing = ok ? missingPackages(folder, { isToServe }) : [];
    if (ok && missing.length === 0) return;
    reason = ok ? `npm could not get ${missing.join(", ")}` : output.trim();
  }
  throw new Error(`${reason}\n\nCould not install ${label}. Is the npm registry reachable? (npm config get registry)`);
}

function isComplete(folder, isToServe) {
  return lockMatchesPackage(folder) && missingPackages(folder, { isToServe }).length === 0;
}
