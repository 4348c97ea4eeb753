import { type Accepted, accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { creditContract } from "../contract.ts";
import { findCredits, findOverpaidInvoices, sumCredits } from "./views.ts";

/** What customers have with us that pays nothing yet. */
export async function customerCredits(
  ctx: Context,
): Promise<Accepted<OutputOf<typeof creditContract.customerCredits>>> {
  const credits = await findCredits(ctx.db);
  const overpaid = await findOverpaidInvoices(ctx.db);
  return accept({
    credits: credits.map(({ payment, leftCents, line, reference, number, name, email }) => ({
      payment_id: payment.id,
      customer_name: name,
      customer_email: shownEmail(email),
      booking_reference: reference,
      invoice_number: number,
      received_on: line.bookedOn,
      description: line.description,
      left_cents: leftCents,
      refunded_cents: payment.refundedCents,
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
