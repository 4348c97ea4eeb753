import { eq } from "drizzle-orm";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { commissions } from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { earnCommission, settleCommission } from "../../../features/partners/commissions/server/settle-commission.ts";
import { aBooking } from "../booking/a-booking.ts";

type Changes = Parameters<typeof aBooking>[0] & { readonly legs?: readonly number[] };

/** A confirmed booking made through a partner, with a price for each trip. */
export async function aPartnerBooking(ctx: Context, partnerId: string, { legs = [100_000], ...changes }: Changes = {}) {
  const totalCents = legs.reduce((sum, one) => sum + one, 0);
  const booking = aBooking({
    state: "confirmed",
    partnerId,
    appliedRate: 0.1,
    totalCents,
    createdAt: ctx.now,
    ...changes,
  });
  await ctx.db.insert(bookings).values(booking);
  await ctx.db.insert(bookingItems).values(
    legs.map((amountCents, at) => ({
      id: newId(),
      bookingId: booking.id,
      position: at + 1,
      leg: at + 1,
      code: "fare",
      text: "Fare",
      amountCents,
      vatCode: "EX12G" as const,
    })),
  );
  await ctx.db.insert(trips).values(
    legs.map((priceCents, at) => {
      const pickupAt = addHours(booking.pickupAt, 24 * at);
      return {
        id: newId(),
        bookingId: booking.id,
        leg: at + 1,
        state: "unassigned" as const,
        priceCents,
        pickupLocation: "Airport",
        destination: "Camps Bay",
        pickupAt,
        plannedEnd: addHours(pickupAt, 1),
        passengers: 2,
        vehicleClass: "sedan" as const,
        createdAt: ctx.now,
      };
    }),
  );
  await settleCommission(ctx, { reference: booking.reference });
  return { id: booking.id, reference: booking.reference };
}

/** Ends the trips of a booking in these states, one after the other. */
export async function driveBooking(ctx: Context, bookingId: string, states: readonly TripState[] = ["completed"]) {
  const rows = await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(trips.leg);
  for (const [at, trip] of rows.entries()) {
    await ctx.db
      .update(trips)
      .set({ state: states[at] ?? "completed" })
      .where(eq(trips.id, trip.id));
    await earnCommission(ctx, { bookingId });
  }
}

/** Its partner’s commission. */
export const commissionsOf = (ctx: Context, bookingId: string) =>
  ctx.db.select().from(commissions).where(eq(commissions.bookingId, bookingId)).orderBy(commissions.id);
