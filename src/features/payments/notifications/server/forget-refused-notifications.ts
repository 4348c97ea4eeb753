import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteRefusedNotifications } from "./store.ts";

/** Long enough to ask the gateway about one; limited because anyone can create them. */
const daysKept = 30;
const keptAtMost = 5000;

/**
 * Runs on a schedule: deletes messages that were not from the gateway or changed nothing. Accepted ones are
 * payment records and stay.
 */
export const forgetRefusedNotifications = (ctx: Context): Promise<void> =>
  deleteRefusedNotifications(ctx.db, { before: addHours(ctx.now, -24 * daysKept), keep: keptAtMost });
