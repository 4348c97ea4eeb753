import { waitsForMorning } from "#domain/message/scheduled-messages.ts";
import { remindersDue } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { lockToRemind, updateQuote } from "./quote-store.ts";
import { writeQuoteEmail } from "./write-quote-email.ts";

/** At most this many per run; the next minute takes the rest. */
const atOnce = 100;

/** Reminds customers of quotes that expire soon, in one email however many reminders are due. */
export async function sendQuoteReminders(ctx: Context): Promise<void> {
  if (waitsForMorning("send-quote-reminders", ctx.now)) return;
  for (const quote of await lockToRemind(ctx.db, ctx.now, atOnce)) {
    const { sentAt, validUntil } = quote;
    const due = sentAt ? remindersDue({ sentAt, validUntil }, ctx.now) : 0;
    if (due <= quote.reminders) continue;
    await updateQuote(ctx.db, quote.id, { reminders: due });
    await writeQuoteEmail(ctx, quote, "reminder", `quote-reminder:${quote.id}:${due}`);
  }
}
