import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findBeingPaid } from "../../server/money-views.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { updateBooking } from "../../server/move-store.ts";
import { lockOverdue } from "./due-store.ts";

/** While a gateway or our team looks at a payment, the vehicle waits for the answer. */
const waitsMinutes = 30;

/** Expires bookings that were not paid in time: their vehicles become available. */
export async function expireHolds(ctx: Context): Promise<void> {
  const overdue = await lockOverdue(ctx.db, ctx.now);
  const beingPaid = new Set(
    await findBeingPaid(
      ctx.db,
      overdue.map(({ id }) => id),
      ctx.now,
    ),
  );
  for (const { id, reference } of overdue) {
    if (beingPaid.has(id)) {
      const holdUntil = addMinutes(ctx.now, waitsMinutes);
      await updateBooking(ctx.db, id, { holdUntil });
      await ctx.trips.prolongHolds(ctx, id, holdUntil);
      continue;
    }
    await moveBooking(ctx, { id, to: "expired", reason: "not paid in time" });
    await ctx.trips.releaseHolds(ctx, id);
    await ctx.emit({ type: "booking.expired", reference });
  }
}
