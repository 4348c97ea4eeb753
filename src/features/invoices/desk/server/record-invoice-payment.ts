import { nameOfActor } from "#domain/account/roles.ts";
import { isUnsettled, openAmount } from "#domain/invoice/invoice-balance.ts";
import { bookMonth } from "#domain/invoice/month-locks.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { findOwnInvoices } from "../../server/booking-views.ts";
import { countMoney } from "../../server/count-money.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { holdMonths, type InvoiceRow, lockBilledInvoice } from "../../server/store.ts";
import { findListedInvoice } from "../../server/views.ts";
import type { invoiceDeskContract } from "../contract.ts";

type PaymentInput = ParsedOf<typeof invoiceDeskContract.recordInvoicePayment>;

/** Records a payment made outside the site. */
export const recordInvoicePayment = answeringFresh(recordPayment);

async function recordPayment(ctx: Context, { id, version, amount_cents, method, paid_on, note }: PaymentInput) {
  const before = await lockBilledInvoice(ctx.db, id);
  if (!before) return refuse("not_found");
  if (before.version !== version) return refuse("changed_meanwhile");
  if (before.kind === "credit_note" || !isUnsettled(before.state)) return refuse("not_possible");
  if (amount_cents > openAmount(before)) return refuse("more_than_open", { open_cents: openAmount(before) });
  if (paid_on > localDateOf(ctx.now)) return refuse("not_yet");
  if ((await holdMonths(ctx.db)).has(bookMonth(localDate(paid_on)))) return refuse("month_locked");
  const paymentId = ctx.newId();
  const after = await countMoney(ctx, before, {
    id: paymentId,
    amountCents: amount_cents,
    method,
    note,
    paidOn: paid_on,
    recordedBy: nameOfActor(ctx.actor),
  });
  await recordAudit(ctx, {
    action: "invoice.payment_recorded",
    subject: { kind: "invoice", id },
    reason: note,
    details: { number: before.number, amountCents: amount_cents, method, paidOn: paid_on },
  });
  const reference = await bookingPaidBy(ctx, before);
  if (reference)
    await ctx.emit({
      type: "invoice.payment_recorded",
      reference,
      paymentId,
      amountCents: amount_cents,
      method,
      paidOn: paid_on,
      note,
    });
  return accept(movedInvoice(after));
}

/** The booking whose price this invoice bills; paying extra charges does not pay the booking. */
async function bookingPaidBy(ctx: Context, { id, bookingId }: InvoiceRow): Promise<string | null> {
  if (!bookingId) return null;
  const own = await findOwnInvoices(ctx.db, bookingId);
  if (!own.some((one) => one.id === id)) return null;
  return (await findListedInvoice(ctx.db, id))?.bookingReference ?? null;
}
