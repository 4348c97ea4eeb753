import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf } from "#platform/contract.ts";
import { sumCreditOf } from "../../server/credit-views.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findAttempts, findBookingById, findBookingMoney } from "../../server/views.ts";
import type { cashContract } from "../contract.ts";
import { findMonthlyInvoice } from "./views.ts";

type Money = OutputOf<typeof cashContract.bookingMoney>;

/** Shows the price of a booking, its payments and the amount due. */
export async function bookingMoney(
  ctx: Context,
  { reference }: { reference: string },
): Promise<Result<Money, "not_found">> {
  const result = await findBookingMoney(ctx.db, reference);
  if (!result) return refuse("not_found");
  const [booking, attempts] = await Promise.all([findBookingById(ctx.db, result.id), findAttempts(ctx.db, result.id)]);
  const { all, phase } = standingOf(booking, attempts, ctx.now);
  return accept({
    reference: booking.reference,
    customer_name: `${booking.firstName} ${booking.lastName}`,
    state: booking.state,
    pickup_at: booking.pickupAt.toISOString(),
    total_cents: booking.totalCents,
    monthly_invoice: phase === "billed" ? ((await findMonthlyInvoice(ctx.db, booking.id)) ?? null) : null,
    open_cents: all,
    credit_cents: await sumCreditOf(ctx.db, booking),
    payments: attempts.map((one) => ({
      id: one.id,
      method: one.method,
      state: one.state,
      amount_cents: one.amountCents,
      created_at: one.createdAt.toISOString(),
    })),
  });
}
