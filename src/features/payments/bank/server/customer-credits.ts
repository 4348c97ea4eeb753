import { refundAtMost } from "#domain/account/refund-limit.ts";
import { type Accepted, accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import { sumTogetherOf } from "../../server/refund-views.ts";
import type { creditContract } from "../credit-contract.ts";
import { findCredits, findOverpaidInvoices, sumCredits } from "./credit-views.ts";
import { refundOf } from "./weigh-credit-refund.ts";

/** Customers’ unapplied money. */
export async function customerCredits(
  ctx: Context,
): Promise<Accepted<OutputOf<typeof creditContract.customerCredits>>> {
  const credits = await findCredits(ctx.db);
  const overpaid = await findOverpaidInvoices(ctx.db);
  const ids = credits.map(({ payment }) => payment.id);
  const together = await sumTogetherOf(ctx.db, "credit", ids, ctx.now);
  return accept({
    credits: credits.map(({ payment, allocation, leftCents, line, reference, number, name, email }) => ({
      payment_id: payment.id,
      customer_name: name,
      customer_email: shownEmail(email),
      booking_reference: reference,
      invoice_number: number,
      received_on: line.bookedOn,
      description: line.description,
      left_cents: leftCents,
      refunded_cents: payment.refundedCents,
      refund_at_most_cents: refundAtMost(refundOf(ctx, allocation, together.get(payment.id) ?? 0), leftCents),
    })),
    overpaid: overpaid.map(({ id, number, name, email, month, overpaidCents }) => ({
      invoice_id: id,
      number,
      buyer_name: name,
      buyer_email: shownEmail(email),
      is_monthly: month !== null,
      left_cents: overpaidCents,
    })),
    total_cents: (await sumCredits(ctx.db)) + overpaid.reduce((sum, { overpaidCents }) => sum + overpaidCents, 0),
  });
}
