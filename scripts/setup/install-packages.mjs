// Brings node_modules of one folder to what its lock file says, once, however many runs ask for it.
import fs from "node:fs";
import path from "node:path";
import { takeLock } from "./folder-lock.mjs";
import { installRecord, lockMatchesPackage, missingPackages } from "./installed-packages.mjs";
import { hasUsableNpmCache, runNpm } from "./npm-environment.mjs";
import { cache, say, secondsSince } from "./project.mjs";

// Install scripts stay off: some npm versions refuse them, and careful people forbid them. Nothing here needs one.
const clean = ["ci", "--include=dev", "--include=optional", "--ignore-scripts"];
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

/** `node` does the installing; `hostNode` is only asked where npm is. */
export async function installPackages({ folder, label, node, hostNode }) {
  if (isComplete(folder)) return;
  const lock = await takeLock(label);
  try {
    if (isComplete(folder)) return; // someone else did it while we waited
    say("setup", `installing ${label} ...`);
    const start = Date.now();
    const sign = setInterval(() => say("setup", `still installing ${label} (${secondsSince(start)})`), 20_000);
    try {
      // If we are killed, npm lives on for a while: it holds the lock too, so that no other npm gets in its way.
      await tryToInstall({ folder, label, node, hostNode, onStart: lock.addHolder });
    } finally {
      clearInterval(sign);
    }
    say("setup", `${label} ready in ${secondsSince(start)}`);
  } finally {
    lock.release();
  }
}

async function tryToInstall({ folder, label, node, hostNode, onStart }) {
  let reason = "";
  for (const attempt of attempts) {
    if (reason) say("setup", "that did not work, trying another way ...");
    fs.rmSync(installRecord(folder), { force: true }); // a half-removed node_modules must not pass for a whole one
    const args = [...clean, ...asLocked, ...calm, ...impatient, ...attempt];
    const { ok, output } = await runNpm({ node, hostNode, args, folder, onStart });
    const missing = ok ? missingPackages(folder) : [];
    if (ok && missing.length === 0) return;
    reason = ok ? `npm could not get ${missing.join(", ")}` : output.trim();
  }
  throw new Error(`${reason}\n\nCould not install ${label}. Is the npm registry reachable? (npm config get registry)`);
}

function isComplete(folder) {
  return lockMatchesPackage(folder) && missingPackages(folder).length === 0;
}
