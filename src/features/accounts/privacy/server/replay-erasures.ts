import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type ErasureEntry, hashAddress, ledgerKeptDays, readLedger } from "#platform/erasure-ledger.ts";
import { findAccount } from "../../server/account-views.ts";
import { eraseRecords } from "./erase-everywhere.ts";
import { findAllAddresses } from "./holder-views.ts";
import { insertErasure, lockErasures } from "./store.ts";

/**
 * Repeats every erasure made after the backup this database was restored from: those in the ledger that the database
 * doesn’t know. Returns their number.
 */
export async function replayErasures(ctx: Context): Promise<number> {
  const { dataDir, backupFolder } = ctx.setup;
  const ledger = readLedger(backupFolder ? [dataDir, backupFolder] : [dataDir]);
  if (ledger.length === 0) return 0;
  const known = new Set((await lockErasures(ctx.db)).map(({ id }) => id));
  const oldest = addHours(ctx.now, -24 * ledgerKeptDays).toISOString();
  const missing = ledger.filter(({ id, erasedAt }) => !known.has(id) && erasedAt > oldest);
  if (missing.length === 0) return 0;
  const addresses = await findAllAddresses(ctx.db, ctx.personalData);
  for (const entry of missing) await replay(ctx, entry, addresses);
  return missing.length;
}

async function replay(ctx: Context, entry: ErasureEntry, addresses: readonly string[]) {
  const email = addresses.find((address) => hashAddress(entry.salt, address) === entry.addressHash) ?? null;
  const account = entry.userId ? await findAccount(ctx.db, { id: entry.userId }) : undefined;
  if (email || account) await eraseRecords(ctx, { userId: account?.id ?? null, email });
  await insertErasure(ctx.db, entry);
}
