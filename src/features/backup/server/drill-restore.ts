import { findBackup } from "#platform/backup/backup-folder.ts";
import { type LoadRequest, loadBackup, readJson, refuseNewer } from "#platform/backup/load-backup.ts";
import { type OpenedBackup, openBackup } from "#platform/backup/manifest.ts";
import { verifyBackup } from "#platform/backup/write-backup.ts";
import type { Context } from "#platform/context.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import { newId } from "#platform/ids.ts";
import { compareFigures, compareWithBackup } from "./drill-views.ts";
import { recordDrillBegun, recordDrillEnded, recordRestore } from "./store.ts";

type Address = LoadRequest["address"];
type Checks = Awaited<ReturnType<typeof compareWithBackup>>;

export type DrillRequest = {
  readonly db: Context["db"];
  /** The folder of backups, of which the latest is restored. */
  readonly folder: string;
  readonly words: string | undefined;
  readonly startedBy: "schedule" | "command";
  /** The migrations of this program. */
  readonly known: readonly { readonly name: string }[];
  /** An empty database next to the company's, dropped afterwards. */
  readonly openScratch: () => Promise<{ readonly address: Address; drop(): Promise<void> }>;
  readonly migrate: (address: Address) => Promise<readonly string[]>;
  /** The business rules that must always hold, checked as of the backup’s time. */
  readonly invariants: (address: Address, now: Date) => Promise<Checks>;
  readonly clock: () => Date;
  readonly say: (message: string) => void;
};

export type PassedDrill = { readonly backupName: string; readonly checks: Checks };

/**
 * Restores the latest backup into a separate database, checks the result and drops it. No emails or jobs run there.
 */
export async function drillRestore(request: DrillRequest): Promise<PassedDrill> {
  const { db, clock } = request;
  const id = newId();
  const backupFolder = await findBackup(request.folder);
  const backupName = backupFolder.split("/").at(-1) ?? "";
  await recordDrillBegun(db, { id, backupName, startedBy: request.startedBy, startedAt: clock() });
  try {
    const checks = await tryRestore(request, backupFolder);
    await recordDrillEnded(db, id, { checks, error: "", now: clock() });
    const failed = checks.filter(({ passed }) => !passed);
    if (failed.length > 0) throw new DrillFailed(failed.map(({ name, found }) => `${name}: no (${found})`).join(". "));
    return { backupName, checks };
  } catch (error) {
    if (!(error instanceof DrillFailed))
      await recordDrillEnded(db, id, { checks: [], error: sentenceOf(error), now: clock() });
    throw error;
  }
}

/** Its checks have already been recorded. */
class DrillFailed extends Error {
  override readonly name = "DrillFailed";
}

async function tryRestore(request: DrillRequest, folder: string): Promise<Checks> {
  const { words, say } = request;
  const backup = await openBackup(folder, words);
  refuseNewer(backup, request.known);
  say("reading every file of it");
  await verifyBackup(folder, words);
  const scratch = await request.openScratch();
  try {
    return await restoreAndCompare(request, backup, scratch.address);
  } finally {
    await scratch.drop();
  }
}

async function restoreAndCompare(
  { clock, say, migrate, invariants }: DrillRequest,
  backup: OpenedBackup,
  address: Address,
) {
  const { manifest } = backup;
  const restore = { id: newId(), backupName: manifest.name, takenAt: new Date(manifest.takenAt) };
  const finish: LoadRequest["finish"] = (client) =>
    recordRestore(client, { ...restore, restoredAt: clock(), isCopy: true });
  await loadBackup(backup, { address, finish, say });
  say("comparing it with what it was");
  const compared = await compareWithBackup(address, manifest, await readJson(backup, manifest.schema));
  const ran = await migrate(address);
  const upToDate = { name: "It is up to date with this version", passed: true, found: `${ran.length} changes` };
  return [...compared, upToDate, await compareFigures(address), ...(await invariants(address, restore.takenAt))];
}
