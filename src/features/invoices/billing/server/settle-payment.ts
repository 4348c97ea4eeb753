import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { billBooking } from "./bill-booking.ts";

/** Counts a payment on its booking's invoice, which is issued now where there was none. */
export const settlePayment = (ctx: Context, event: EventOf<"payment.succeeded">): Promise<void> =>
  billBooking(ctx, event.reference);
