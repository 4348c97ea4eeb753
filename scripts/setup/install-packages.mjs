// Brings a folder's node_modules in line with its lock file, once, however many runs request it.
import fs from "node:fs";
import path from "node:path";
import { takeLock } from "./folder-lock.mjs";
import { installRecord, lockMatchesPackage, missingPackages } from "./installed-packages.mjs";
import { hasUsableNpmCache, runNpm } from "./npm-environment.mjs";
import { cache, say, secondsSince } from "./project.mjs";

// Install scripts are off: some npm versions refuse them, and careful people forbid them. No package here
// needs one.
const always = ["--include=optional", "--ignore-scripts"];
const clean = ["ci", ...always];
// Adds what is missing next to a site that may be running: a clean install would delete its packages.
const added = ["install", "--no-save", ...always];
// Settings that a person may have changed for all projects, with the values this lock file was made with. The
// installing Node may be older than the one that will run.
const asLocked = [
  "--no-engine-strict",
  "--package-lock",
  "--no-legacy-peer-deps",
  "--no-strict-peer-deps",
  "--install-strategy=hoisted",
];
const calm = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
// npm's default timeout is over a minute per attempt; with three attempts, short ones are enough.
const impatient = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
const ownCache = `--cache=${path.join(cache, "npm")}`;

// Offline first, because it makes a second install fast and works without a network; then online, because
// npm's cached registry data may be older than the lock file; then without a cache, in case that is unusable.
const attempts = [
  ["--prefer-offline", ...(hasUsableNpmCache() ? [] : [ownCache])],
  hasUsableNpmCache() ? [] : [ownCache],
  ["--prefer-offline", ownCache],
];

/**
 * `node` does the installing; `hostNode` only tells where npm is. For serving the site a quarter of the
 * packages, those for tests and checks, is left out until a task needs them.
 */
export async function installPackages({ folder, label, node, hostNode, isToServe = false }) {
  if (isComplete(folder, isToServe)) return;
  const lock = await takeLock(label);
  try {
    if (isComplete(folder, isToServe)) return; // another run did it while this one waited
    say("setup", `installing ${label} ...`);
    const start = Date.now();
    const sign = setInterval(() => say("setup", `still installing ${label} (${secondsSince(start)})`), 20_000);
    try {
      // If we are killed, npm survives for a while: it holds the lock too, so that no other npm interferes.
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
    // A half-removed node_modules must not count as complete.
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
