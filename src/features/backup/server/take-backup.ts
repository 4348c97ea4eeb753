import type { KeepRule } from "#domain/backup/keep-rule.ts";
import { removeOldBackups } from "#platform/backup/backup-folder.ts";
import { rowsOf, sizeOf } from "#platform/backup/manifest.ts";
import type { KeptSettings } from "#platform/backup/settings-part.ts";
import { type BackupRequest, writeBackup } from "#platform/backup/write-backup.ts";
import type { Context } from "#platform/context.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import { readLedger, writeLedger } from "#platform/erasure-ledger.ts";
import { newId } from "#platform/ids.ts";
import { recordBegun, recordFailed, recordGood } from "./store.ts";

export type TakeRequest = {
  readonly db: Context["db"];
  readonly address: BackupRequest["address"];
  readonly dataDir: string;
  readonly folder: string;
  readonly words: string | undefined;
  readonly settings: KeptSettings;
  readonly startedBy: "schedule" | "command";
  /** Undefined if every backup is kept. */
  readonly keep: KeepRule | undefined;
  readonly clock: () => Date;
  readonly say: (message: string) => void;
};

export type TakenBackup = {
  readonly name: string;
  readonly sizeBytes: number;
  readonly rowCount: number;
  readonly leftOut: readonly string[];
  readonly removed: readonly string[];
};

/** Makes one backup, records its result, and removes expired ones only once it is verified. */
export async function takeBackup(request: TakeRequest): Promise<TakenBackup> {
  const { db, folder, words, clock } = request;
  const startedAt = clock();
  const id = newId();
  const row = { id, startedBy: request.startedBy, folder, startedAt, isEncrypted: words !== undefined };
  try {
    const begun = () => recordBegun(db, row);
    const manifest = await writeBackup({ ...request, target: folder, now: startedAt, begun });
    const written = { name: manifest.name, sizeBytes: sizeOf(manifest), rowCount: rowsOf(manifest) };
    // Erasures since the backup: kept beside it, where a restore finds them.
    writeLedger(folder, readLedger([request.dataDir]));
    await recordGood(db, id, { ...written, now: clock() });
    const removed = request.keep ? await removeOldBackups(folder, request.keep, clock()) : [];
    return { ...written, leftOut: manifest.leftOut, removed };
  } catch (error) {
    // A database that is gone cannot record it; the original error matters more.
    await recordFailed(db, row, { error: sentenceOf(error), now: clock() }).catch(() => {});
    throw error;
  }
}
