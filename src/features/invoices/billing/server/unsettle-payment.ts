import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { billBooking } from "./bill-booking.ts";

/** Money that turned out not to be for the booking is due again. */
export const unsettlePayment = (ctx: Context, event: EventOf<"payment.withdrawn">): Promise<void> =>
  billBooking(ctx, event.reference);
