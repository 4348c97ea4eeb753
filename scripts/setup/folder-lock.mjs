// A lock, so that two runs started together install once and build once.
import fs from "node:fs";
import path from "node:path";
import { cache, say } from "./project.mjs";

/**
 * The lock is a folder, moved into place with its holders already written inside: an atomic step on every
 * file system, so a lock without a holder cannot exist. It lasts as long as one of its holders lives.
 */
export async function takeLock(name, folder = cache) {
  fs.mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, `${name}.lock`);
  let hasSpoken = false;
  while (!tryLock(lock)) {
    const holders = readHolders(lock);
    const alive = holders.trim().split("\n").find(isAlive);
    if (alive === undefined) {
      clearAway(lock, holders);
      continue;
    }
    if (!hasSpoken) say("setup", `waiting for another run (process ${alive.split(" ")[0]}) ...`);
    hasSpoken = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const release = () => {
    process.off("exit", release);
    clearAway(lock);
  };
  process.on("exit", release);
  return { release, addHolder: (pid) => fs.appendFileSync(path.join(lock, "holders"), holderLine(pid)) };
}

function tryLock(lock) {
  const draft = uniqueName(lock);
  fs.mkdirSync(draft);
  fs.writeFileSync(path.join(draft, "holders"), holderLine(process.pid));
  try {
    fs.renameSync(draft, lock);
    return true;
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(error.code)) return false;
    throw error;
  }
}

/**
 * Moved aside first, so that no one ever sees half a lock. Two waiting processes may find the same dead
 * holder: the slower one must not remove the lock that the faster one has just made, so it checks what it has
 * moved and puts that back.
 */
function clearAway(lock, expectedHolders) {
  const aside = uniqueName(lock);
  try {
    fs.renameSync(lock, aside);
    if (expectedHolders !== undefined && readHolders(aside) !== expectedHolders) return fs.renameSync(aside, lock);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

function uniqueName(lock) {
  return `${lock}-${process.pid}-${Math.random().toString(36).slice(2)}`;
}

function readHolders(lock) {
  try {
    return fs.readFileSync(path.join(lock, "holders"), "utf8");
  } catch {
    return "";
  }
}

function holderLine(pid) {
  return `${pid} ${birthOf(pid)}\n`;
}

function isAlive(line) {
  const [pid, birth] = line.split(" ");
  if (!pid) return false;
  if (process.platform === "linux") return birth !== "gone" && birthOf(pid) === birth;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * The process’s start time from the kernel: after a container restarts, the same low number belongs to
 * another process. A zombie (state Z) counts as gone.
 */
function birthOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "gone" : rest[18];
  } catch {
    return "gone";
  }
}
