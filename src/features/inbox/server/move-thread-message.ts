import { recordNamed } from "#domain/inbox/incoming-mail.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { editThread, openThreadOf, previewOf } from "./keep-thread.ts";
import { lockInbound, lockThread, updateInbound } from "./store.ts";
import { findLastInbound, findRecord } from "./views.ts";

/** Puts a message where it belongs. Both threads are as if it had come there. */
export async function moveThreadMessage(ctx: Context, input: ParsedOf<typeof inboxContract.moveThreadMessage>) {
  const message = await lockInbound(ctx.db, input.message_id);
  if (!message) return refuse("not_found");
  const record = recordNamed(input.reference.toUpperCase());
  if (!(await findRecord(ctx.db, record))) return refuse("no_record");
  const from = message.threadId === null ? undefined : await lockThread(ctx.db, message.threadId);
  const to = await openThreadOf(ctx, record);
  if (!to) return refuse("no_record");
  if (from?.id === to.id) return accept({ thread: to.id });

  await updateInbound(ctx.db, message.id, {
    threadId: to.id,
    personId: to.personId ?? message.personId,
    others: [],
  });
  const isLast = message.receivedAt >= to.lastAt || to.lastText === "";
  await editThread(ctx, to, {
    waitsFor: "team",
    answerDueAt: to.answerDueAt ?? from?.answerDueAt ?? null,
    ...(isLast && {
      lastAt: message.receivedAt,
      lastChannel: message.channel,
      lastDirection: "in" as const,
      lastText: previewOf(message.text || message.subject),
    }),
  });
  // Where nothing of theirs is left, no one waits there any more.
  if (from && !(await findLastInbound(ctx.db, from.id)))
    await editThread(ctx, from, { waitsFor: "no_one", isUnread: false, answerDueAt: null });
  await recordAudit(ctx, {
    action: "thread.message_moved",
    subject: { kind: "thread", id: to.id },
    details: { to: record, ...(from?.root && { from: from.root }) },
  });
  return accept({ thread: to.id });
}
