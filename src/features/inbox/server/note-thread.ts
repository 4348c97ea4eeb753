import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { editThread, isRecord, openThreadOf, previewOf } from "./keep-thread.ts";
import { insertWords, lockThread } from "./store.ts";
import { findNameOf } from "./views.ts";

/** Keeps a note, or a call: who was on the phone, what was said, and what is to be done next. The customer does not see it. */
export async function noteThread(ctx: Context, input: ParsedOf<typeof inboxContract.noteThread>) {
  const thread = isRecord(input.thread)
    ? await openThreadOf(ctx, input.thread)
    : await lockThread(ctx.db, input.thread);
  if (!thread) return refuse("not_found");
  const me = personAsking(ctx.actor);
  const author = (await findNameOf(ctx.db, me)) ?? "Our team";
  const id = ctx.newId();
  const { kind, caller, text } = input;
  await insertWords(ctx.db, { id, threadId: thread.id, kind, caller, authorId: me, author, text, createdAt: ctx.now });
  const after = await editThread(ctx, thread, {
    lastAt: ctx.now,
    lastChannel: kind,
    lastDirection: "note",
    lastText: previewOf(text),
    // Said on the phone, it has been answered.
    ...(kind === "call" && { answerDueAt: null, isUnread: false }),
  });
  if (input.next_task)
    await ctx.emit({
      type: "task.wanted",
      kind: "follow_up",
      subjectKind: "thread",
      subjectId: thread.root?.split(":")[1] ?? thread.id,
      title: [thread.root?.split(":")[1] ?? thread.name, input.next_task].filter(Boolean).join(": "),
      dueAt: input.next_due_at,
    });
  return accept({ thread: after.id, version: after.version });
}
