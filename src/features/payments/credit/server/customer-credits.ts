import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { creditContract } from "../contract.ts";
import { findCredits, sumCredits } from "./views.ts";

/** What customers have with us that pays nothing yet. */
export async function customerCredits(
  ctx: Context,
): Promise<Accepted<OutputOf<typeof creditContract.customerCredits>>> {
  const found = await findCredits(ctx.db);
  return accept({
    credits: found.map(({ payment, leftCents, line, reference, number, name, email }) => ({
      payment_id: payment.id,
      customer_name: name,
      customer_email: email,
      booking_reference: reference,
      invoice_number: number,
      received_on: line.bookedOn,
      description: line.description,
      left_cents: leftCents,
      refunded_cents: payment.refundedCents,
    })),
    total_cents: await sumCredits(ctx.db),
  });
}
