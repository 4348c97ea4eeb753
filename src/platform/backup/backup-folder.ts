import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { backupsToRemove, type KeepRule } from "#domain/backup/keep-rule.ts";
import { BackupProblem, explainFolder } from "./backup-problem.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { syncFolder } from "./parts.ts";

export type FoundBackup = { readonly folder: string; readonly takenAt: Date; readonly manifest: Manifest };

const nameOf = (moment: Date) => `backup-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
const isName = (name: string) => /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$/.test(name);

/** An unfinished backup has a name that nothing mistakes for a backup. */
const unfinished = ".unfinished-";
const ofUnfinished = /^\.unfinished-(?<host>.+)-(?<pid>\d+)-backup-/;

export type NewBackup = {
  readonly name: string;
  readonly folder: string;
  /** Renames it, which makes it a backup. */
  finish(): Promise<void>;
  /** Deletes what was written. */
  drop(): void;
};

export function beginBackup(target: string, now: Date): NewBackup {
  try {
    fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    dropAbandoned(target);
    const name = freeName(target, nameOf(now));
    const folder = path.join(target, `${unfinished}${os.hostname()}-${process.pid}-${name}`);
    fs.mkdirSync(folder, { mode: 0o700 });
    return {
      name,
      folder,
      async finish() {
        await syncFolder(folder);
        fs.renameSync(folder, path.join(target, name));
        await syncFolder(target);
      },
      drop: () => fs.rmSync(folder, { recursive: true, force: true }),
    };
  } catch (error) {
    throw explainFolder(error, target);
  }
}

function freeName(target: string, name: string): string {
  for (let count = 1; count < 100; count++) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!fs.existsSync(path.join(target, free))) return free;
  }
  throw new BackupProblem(`${target} has too many backups of this second.`);
}

/** Files of a backup that was killed; one still running, here or on another machine, keeps its own. */
function dropAbandoned(target: string) {
  for (const name of fs.readdirSync(target)) {
    const { host, pid } = ofUnfinished.exec(name)?.groups ?? {};
    if (host === os.hostname() && pid && !isAlive(Number(pid)))
      fs.rmSync(path.join(target, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The finished backups of a folder, latest first. One with an unreadable manifest is left out. */
export async function listBackups(target: string): Promise<readonly FoundBackup[]> {
  const names = fs.existsSync(target) ? fs.readdirSync(target).filter(isName) : [];
  const read = names.map(async (name): Promise<readonly FoundBackup[]> => {
    const folder = path.join(target, name);
    try {
      const manifest = await readManifest(folder);
      return [{ folder, manifest, takenAt: new Date(manifest.takenAt) }];
    } catch {
      return [];
    }
  });
  const found = (await Promise.all(read)).flat();
  return found.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
}

/** The backup itself, or the latest in a folder of them. */
export async function findBackup(from: string): Promise<string> {
  const folder = path.resolve(from);
  if (!fs.existsSync(folder)) throw new BackupProblem(`There is no folder ${folder}.`);
  if (isName(path.basename(folder)) || fs.existsSync(path.join(folder, "manifest.json"))) return folder;
  const [latest] = await listBackups(folder);
  if (latest) return latest.folder;
  const broken = fs.readdirSync(folder).filter(isName).toSorted().at(-1);
  if (broken) return path.join(folder, broken);
  throw new BackupProblem(`There is no backup in ${folder}.`);
}

/**
 * Removes what the rule no longer keeps and returns the names. Renamed first, so half a backup never looks like a whole
 * one.
 */
export async function removeOldBackups(target: string, rule: KeepRule, now: Date): Promise<readonly string[]> {
  const old = backupsToRemove(await listBackups(target), rule, now);
  for (const { folder } of old) {
    const going = path.join(target, `${unfinished}${os.hostname()}-${process.pid}-${path.basename(folder)}`);
    fs.renameSync(folder, going);
    fs.rmSync(going, { recursive: true, force: true });
  }
  return old.map(({ folder }) => path.basename(folder));
}
