import { messagesKeptDays } from "#domain/message/message-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteMessagesBefore } from "./store.ts";

/** Messages go after a year. */
export const forgetOldMessages = (ctx: Context): Promise<void> =>
  deleteMessagesBefore(ctx.db, addHours(ctx.now, -24 * messagesKeptDays));
