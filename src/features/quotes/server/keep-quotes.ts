import { isQuietHour, remindersDue } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { moveQuote } from "./move-quote.ts";
import { lockOverdue, lockToRemind, updateQuote } from "./quote-store.ts";
import { writeReminder } from "./write-emails.ts";

/** At most so many in one go: the next minute takes the rest. */
const atOnce = 100;

/** Ends the quotes whose time is over, and reminds of those whose time is running out. */
export async function keepQuotes(ctx: Context): Promise<void> {
  for (const { id } of await lockOverdue(ctx.db, ctx.now, atOnce)) {
    const moved = await moveQuote(ctx, { id, to: "expired" });
    if (moved.ok) await ctx.emit({ type: "quote.expired", quoteId: id });
  }
  if (!isQuietHour(ctx.now)) await remind(ctx);
}

/** One email, however many should have gone out by now. */
async function remind(ctx: Context) {
  for (const quote of await lockToRemind(ctx.db, ctx.now, atOnce)) {
    const { sentAt, validUntil } = quote;
    const due = sentAt ? remindersDue({ sentAt, validUntil }, ctx.now) : 0;
    if (due <= quote.reminders) continue;
    await updateQuote(ctx.db, quote.id, { reminders: due });
    await writeReminder(ctx, quote, due);
  }
}
