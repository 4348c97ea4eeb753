import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { billApart } from "./bill-apart.ts";
import { billBooking } from "./bill-booking.ts";

/** Counts a payment on its booking's invoice, issuing that if necessary. */
export async function settlePayment(ctx: Context, { reference }: EventOf<"payment.succeeded">): Promise<void> {
  await billApart(ctx, reference);
  await billBooking(ctx, reference);
}
