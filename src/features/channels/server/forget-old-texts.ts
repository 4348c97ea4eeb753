import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteNotifications, deleteSandboxTexts } from "./store.ts";

/** Long enough to ask a provider about one, and so many that a stranger can fill. */
const daysKept = 30;
const keptAtMost = 5000;
const demoDaysKept = 14;

/** By the clock: calls at our door that changed nothing. */
export async function forgetOldTexts(ctx: Context): Promise<void> {
  await deleteNotifications(ctx.db, { before: addHours(ctx.now, -24 * daysKept), keep: keptAtMost });
  await deleteSandboxTexts(ctx.db, { before: addHours(ctx.now, -24 * demoDaysKept), keep: keptAtMost });
}
