import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { ledgerKeptDays } from "#platform/erasure-ledger.ts";
import { deleteErasuresBefore } from "./store.ts";

/** Marks of erasures that no backup is as old as. */
export const forgetOldErasures = (ctx: Context): Promise<void> =>
  deleteErasuresBefore(ctx.db, addHours(ctx.now, -24 * ledgerKeptDays));
