import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { system } from "#domain/account/roles.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "#testing/in-transaction.ts";
import { aBookingRequest } from "./a-booking-request.ts";
import { aVehicle } from "./a-trip.ts";

export const reference = "CTS-7K3M9Q";

export const asSystem = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  actor: system,
  now: addMinutes(testNow, minutes),
});

export const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(testNow, minutes) });

export const stateNow = async (ctx: Context) => {
  const [booking] = await ctx.db
    .select({ state: bookings.state })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return booking?.state;
};

export const bookTheOneSedan = async (ctx: Context) => {
  await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
  await createBooking({ ...ctx, newReference: () => reference }, aBookingRequest());
};
