import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findOwnInvoices } from "../../server/booking-views.ts";
import { creditMonth } from "../../server/credit-month.ts";
import { isCarried } from "../../server/describe-billing.ts";
import { issueCreditNote } from "../../server/issue-credit-note.ts";
import { findSharesOf } from "../../server/month-share-views.ts";
import { lockInvoice } from "../../server/store.ts";

type Owed = {
  readonly owed: number;
  readonly reason: string;
  readonly isNotified: boolean;
  readonly serviceOn?: string | undefined;
};

/** Credits what the booking's invoices bill beyond the debt, newest first. The caller holds the billing lock. */
export async function creditBeyond(ctx: Context, booking: BilledBooking, owed: Owed): Promise<void> {
  const billed = await findOwnInvoices(ctx.db, booking.id);
  const months = await findSharesOf(ctx.db, booking.id);
  let left =
    billed.reduce((sum, one) => sum + one.totalCents - one.creditedCents, 0) +
    months.reduce((sum, { openCents }) => sum + openCents, 0) -
    owed.owed;
  for (const { invoiceId, openCents } of months) {
    const part = Math.min(left, openCents);
    if (part <= 0) continue;
    left -= part;
    await creditMonth(ctx, booking, { invoiceId, amount: cents(part), reason: owed.reason });
  }
  for (const { id } of billed.toReversed()) {
    const invoice = left > 0 ? await lockInvoice(ctx.db, id) : undefined;
    if (!invoice || invoice.state === "written_off") continue;
    const part = Math.min(left, invoice.totalCents - invoice.creditedCents);
    if (part <= 0) continue;
    left -= part;
    const carried = owed.isNotified && isCarried(booking, { email: invoice.buyerEmail });
    const { reason, serviceOn } = owed;
    await issueCreditNote(ctx, { invoice, amount: cents(part), reason, isCarried: carried, serviceOn });
  }
}
