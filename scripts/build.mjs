// Builds the site, but only if its sources have changed.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runQuietly } from "./setup/child-processes.mjs";
import { takeLock } from "./setup/folder-lock.mjs";
import { isMain, packageFile, root, say, secondsSince } from "./setup/project.mjs";

const sources = [
  "src",
  "public",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.json",
  "lint/bound-calls.mjs",
];
const stamp = path.join(root, "dist", ".built");
const products = ["server.js", "worker.js", "create-admin.js", "rebuild-revenue.js"].map((file) =>
  path.join(root, "dist", "server", file),
);

/** Whether dist/ matches the sources. */
export const isUpToDate = () => isBuilt(fingerprint());

/** True if dist/ is up to date afterwards; a failed build has already printed why. */
export async function buildIfChanged() {
  if (isUpToDate()) return true;
  const lock = await takeLock("build");
  try {
    const print = fingerprint();
    if (isBuilt(print)) return true; // another run built it while this one waited
    return await build(print, lock);
  } finally {
    lock.release();
  }
}

async function build(print, lock) {
  say("build", "building the site ...");
  const start = Date.now();
  fs.rmSync(stamp, { force: true }); // written again at the very end, so that a killed build is repeated
  const vite = packageFile("vite", "bin", "vite.js");
  const { ok, output } = await runQuietly(process.execPath, [vite, "build", "--app", "--logLevel", "warn"], {
    env: { ...process.env, NODE_ENV: "production" },
    onStart: lock.addHolder,
  });
  if (!ok) {
    process.stderr.write(`${output.trim()}\n`);
    say("build", "the build failed");
    return false;
  }
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, print);
  say("build", `built in ${secondsSince(start)}`);
  return true;
}

function isBuilt(print) {
  const isStamped = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === print;
  return isStamped && products.every((file) => fs.existsSync(file));
}

/** Hashes contents, not dates: a fresh checkout or a switched branch changes dates without changing anything. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) {
    hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** Tests and their helpers are not part of the built site, so changing one needs no build. */
function filesIn(source) {
  const place = path.join(root, source);
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [source];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  return files
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .filter((file) => !file.startsWith(path.join("src", "testing", path.sep)))
    .sort();
}

if (isMain(import.meta.url) && !(await buildIfChanged())) process.exit(1);
