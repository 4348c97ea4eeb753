import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { lockThread, updateThread } from "./store.ts";
import { findNameOf } from "./views.ts";

const shownMinutes = 0.5;

/** The first to write is shown to the others; while they do, no one else is. */
export async function noteWriting(ctx: Context, input: ParsedOf<typeof inboxContract.noteWriting>) {
  const thread = await lockThread(ctx.db, input.thread);
  if (!thread) return refuse("not_found");
  const me = personAsking(ctx.actor);
  const isOthers = thread.writingBy !== null && thread.writingBy !== me && (thread.writingUntil ?? ctx.now) > ctx.now;
  if (isOthers) return accept({ writing: await findNameOf(ctx.db, thread.writingBy) });
  const writing = input.is_writing
    ? { writingBy: me, writingUntil: addMinutes(ctx.now, shownMinutes) }
    : { writingBy: null, writingUntil: null };
  await updateThread(ctx.db, thread.id, writing);
  return accept({ writing: null });
}
