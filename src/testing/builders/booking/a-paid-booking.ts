import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow, type World } from "#testing/in-transaction.ts";
import { aPayment } from "../money/a-payment.ts";
import { aBookingRequest } from "./a-booking-request.ts";
import { aVehicle } from "./a-trip.ts";

export const reference = "CTS-7K3M9Q";

export const oneSedan = (ctx: Context) => ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));

export const book = (ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) =>
  createBooking({ ...ctx, newReference: () => reference }, aBookingRequest(changes));

/** Another customer, a little later. */
export const bookForOther = (ctx: Context) =>
  createBooking({ ...ctx, newReference: () => "CTS-BBBBBB" }, aBookingRequest({ first_name: "Pieter" }));

export const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(testNow, minutes) });

export const bookingNow = async (ctx: Context) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!booking) throw new Error("not booked");
  return booking;
};

export const holdsNow = async (ctx: Context) => {
  const { id } = await bookingNow(ctx);
  return ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.bookingId, id));
};

export async function pay(ctx: Context, changes: Parameters<typeof aPayment>[0] = {}) {
  const payment = aPayment({ bookingId: (await bookingNow(ctx)).id, ...changes });
  await ctx.db.insert(payments).values(payment);
  return { paymentId: payment.id, reference };
}

export const succeeded = (paid: { paymentId: string; reference: string }) =>
  ({ type: "payment.succeeded", ...paid }) as const;

export const started = (paid: { paymentId: string; reference: string }) =>
  ({ type: "payment.started", ...paid }) as const;

export const eventsOf = (world: World, type: string) => world.events.filter((event) => event.type === type);

/** Records each message before the next step. */
export const record = (ctx: Context, world: World) =>
  ctx.db.insert(events).values(
    world.events.map(({ type, ...payload }) => ({
      id: newId(),
      type,
      payload,
      correlationId: "test",
      createdAt: testNow,
    })),
  );
