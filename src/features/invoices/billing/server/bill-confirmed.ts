import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { billBooking } from "./bill-booking.ts";

/** A confirmed booking that is paid or on account gets its invoice; any other gets it with its first payment. */
export const billConfirmed = (ctx: Context, event: EventOf<"booking.confirmed">): Promise<void> =>
  billBooking(ctx, event.reference);
