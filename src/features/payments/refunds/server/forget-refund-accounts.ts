import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteOldAccounts } from "./account-store.ts";

const keptDays = 30;

/** Runs on a schedule: an account that no refund needs is kept for a month for questions, then deleted. */
export const forgetRefundAccounts = (ctx: Context): Promise<void> =>
  deleteOldAccounts(ctx.db, addHours(ctx.now, -24 * keptDays));
