import fs from "node:fs";
import path from "node:path";
import { BackupProblem, explainFolder } from "./backup-problem.ts";

const markName = "restore-unfinished";

/** Until this is lifted the folder holds half a company, and nothing starts on it. */
export function markUnfinished(dataDir: string, backupName: string): void {
  fs.writeFileSync(path.join(dataDir, markName), `${backupName}\n`, { mode: 0o600, flag: "wx", flush: true });
}

export const liftMark = (dataDir: string): void => fs.rmSync(path.join(dataDir, markName), { force: true });

export function refuseUnfinished(dataDir: string): void {
  if (fs.existsSync(path.join(dataDir, markName)))
    throw new BackupProblem(
      `A restore or an import into ${dataDir} did not finish. Delete what is in the folder and run it again.`,
    );
}

const harmless = new Set(["lost+found"]);

/** Anything in it may be a company: only an empty or new folder accepts a backup. */
export function refuseFullFolder(dataDir: string): void {
  refuseUnfinished(dataDir);
  const [first] = fs.existsSync(dataDir) ? fs.readdirSync(dataDir).filter((name) => !harmless.has(name)) : [];
  if (first)
    throw new BackupProblem(`${dataDir} is not empty (it has ${first}). Choose an empty folder. Nothing was changed.`);
}

export function makeFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw explainFolder(error, dataDir);
  }
}
