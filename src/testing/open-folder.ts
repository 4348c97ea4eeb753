import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Memory as a folder, where a system has it. */
const memoryFolder = "/dev/shm";

/** The databases of a run take a few hundred megabytes; the tests themselves need the rest. */
const roomNeeded = 4 * 2 ** 30;

/** A new folder that the database's own account may enter too, which a plain temporary folder does not allow. */
export async function newOpenFolder(base = os.tmpdir()): Promise<string> {
  const folder = await fs.mkdtemp(path.join(base, `cts-${process.pid}-`));
  await fs.chmod(folder, 0o755);
  return folder;
}

/**
 * The same in memory if there is plenty. A database is almost two thousand files, and a disk’s file system takes
 * longer to create and delete them than many tests take to run.
 */
export async function newQuickFolder(base = memoryFolder): Promise<string> {
  if (!(await hasRoom(base))) return newOpenFolder();
  await removeAbandoned(base);
  return newOpenFolder(base);
}

async function hasRoom(base: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await fs.statfs(base);
    return Math.min(bavail * bsize, os.freemem()) > roomNeeded;
  } catch {
    return false;
  }
}

/** A run that was killed leaves its folder behind, and memory is scarcer than a disk. */
export async function removeAbandoned(base: string): Promise<void> {
  for (const name of await fs.readdir(base)) {
    const [, pid] = /^cts-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await fs.rm(path.join(base, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
