import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { lockThread, updateThread } from "./store.ts";

/** Read or not is no fact of the thread: no one who writes an answer meanwhile is stopped by it. */
export async function noteThreadRead(ctx: Context, input: ParsedOf<typeof inboxContract.noteThreadRead>) {
  const thread = await lockThread(ctx.db, input.thread);
  if (!thread) return refuse("not_found");
  if (thread.isUnread !== input.is_unread) await updateThread(ctx.db, thread.id, { isUnread: input.is_unread });
  return accept({});
}
