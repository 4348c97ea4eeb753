import { messagesKeptDays } from "#domain/message/message-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteInboundBefore, deleteNotifications } from "./store.ts";

/** Long enough to ask a provider about one, and so many that a stranger can fill. */
const daysKept = 30;
const keptAtMost = 5000;

/** By the clock: what people wrote by phone, and calls at our door that changed nothing. */
export async function forgetOldTexts(ctx: Context): Promise<void> {
  await deleteInboundBefore(ctx.db, addHours(ctx.now, -24 * messagesKeptDays));
  await deleteNotifications(ctx.db, { before: addHours(ctx.now, -24 * daysKept), keep: keptAtMost });
}
