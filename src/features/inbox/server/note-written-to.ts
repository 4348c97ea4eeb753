import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findEntries } from "./entry-views.ts";
import { editThread, openThreadOf, previewOf } from "./keep-thread.ts";

/** Written from the page of a booking or an enquiry, it is an answer in its thread as well. */
export async function noteWrittenTo(ctx: Context, { record, by }: EventOf<"customer.written_to">): Promise<void> {
  const thread = await openThreadOf(ctx, record);
  if (!thread) return;
  const { rows } = await findEntries(ctx.db, thread, { now: ctx.now, size: 5 });
  const written = rows.find(({ kind, author }) => kind === "out" && author !== "");
  // Where they have written again since, it is our turn.
  if (!written || written.at < thread.lastAt) return;
  await editThread(ctx, thread, {
    waitsFor: "customer",
    isUnread: false,
    answerDueAt: null,
    assignedTo: thread.assignedTo ?? by,
    lastAt: written.at,
    lastChannel: written.channel,
    lastDirection: "out",
    lastText: previewOf(written.text),
  });
}
