import { messagesKeptDays } from "#domain/message/message-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteOldInbound, deleteOrphanedThreads } from "./erasure-store.ts";

const chatKeptDays = 90;

/** By the clock: what people wrote long ago, and threads that nothing is left of. */
export async function forgetOldThreads(ctx: Context): Promise<void> {
  const before = addHours(ctx.now, -24 * messagesKeptDays);
  await deleteOldInbound(ctx.db, { before, chatBefore: addHours(ctx.now, -24 * chatKeptDays) });
  await deleteOrphanedThreads(ctx.db, before);
}
