import type { Context } from "#platform/context.ts";
import { writeLedger } from "#platform/erasure-ledger.ts";
import { lockErasures } from "./store.ts";

/** Writes who was erased beside the backups and into DATA_DIR: an older backup that is restored doesn’t know it. */
export async function writeErasureLedger(ctx: Context): Promise<void> {
  const entries = await lockErasures(ctx.db);
  const { dataDir, backupFolder } = ctx.setup;
  for (const folder of backupFolder ? [dataDir, backupFolder] : [dataDir]) writeLedger(folder, entries);
}
