import { unreadDays } from "#domain/message/notice-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteReadsBefore } from "./store.ts";

/** By then it counts as read anyway. */
export const forgetNoticeReads = (ctx: Context): Promise<void> =>
  deleteReadsBefore(ctx.db, addHours(ctx.now, -24 * unreadDays));
