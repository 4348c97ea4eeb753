import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteBookings } from "./store.ts";
import { findBookingId } from "./views.ts";

type Counted = EventOf<
  | "booking.created"
  | "booking.declined"
  | "booking.expired"
  | "booking.taken_up"
  | "booking.requote_promised"
  | "booking.confirmed"
  | "booking.imported"
  | "booking.changed"
  | "booking.cancelled"
  | "booking.no_show"
  | "booking.fee_waived"
  | "invoice.credited"
  | "refund.succeeded"
>;

/**
 * Counts a booking after any change: created, answered, sold, lost, repriced or cancelled. A repeated event
 * counts once.
 */
export async function countRevenue(ctx: Context, { reference }: Pick<Counted, "reference">): Promise<void> {
  const id = await findBookingId(ctx.db, reference);
  if (id) await rewriteBookings(ctx.db, [id], ctx.now);
}
