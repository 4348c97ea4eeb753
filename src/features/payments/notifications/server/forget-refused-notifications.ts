import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteRefusedNotifications } from "./store.ts";

/** Long enough to ask the gateway about one; anyone can create them. */
const daysKept = 30;
const keptAtMost = 5000;

/**
 * By the clock: deletes messages that were not the gateway’s or changed nothing. Accepted ones are records of money and
 * stay.
 */
export const forgetRefusedNotifications = (ctx: Context): Promise<void> =>
  deleteRefusedNotifications(ctx.db, { before: addHours(ctx.now, -24 * daysKept), keep: keptAtMost });
