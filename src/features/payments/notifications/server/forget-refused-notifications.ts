import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteRefusedNotifications } from "./store.ts";

/** Long enough to ask the gateway about one, and so many that a stranger can fill. */
const daysKept = 30;
const keptAtMost = 5000;

/** By the clock: what was not a gateway’s, or was and changed nothing. What was accepted is a record of money and stays. */
export const forgetRefusedNotifications = (ctx: Context): Promise<void> =>
  deleteRefusedNotifications(ctx.db, { before: addHours(ctx.now, -24 * daysKept), keep: keptAtMost });
