import type { Context } from "#platform/context.ts";
import { writeLedger } from "#platform/erasure-ledger.ts";
import { lockErasures } from "./store.ts";

/** Writes the ledger of erasures beside the backups and into DATA_DIR, because an older backup doesn’t know them. */
export async function writeErasureLedger(ctx: Context): Promise<void> {
  const entries = await lockErasures(ctx.db);
  const { dataDir, backupFolder } = ctx.setup;
  for (const folder of backupFolder ? [dataDir, backupFolder] : [dataDir]) writeLedger(folder, entries);
}
