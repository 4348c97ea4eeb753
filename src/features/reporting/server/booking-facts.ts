import { plainFacts } from "#domain/booking/facts.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { moneyStateOf } from "#domain/payment/payment-summary.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysOfBooking } from "#domain/stay/service-days.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type BookingFacts, factsOfBooking } from "../contract.ts";
import { findBookingFacts, findTripsOfBooking } from "./views.ts";

export async function bookingFacts(ctx: Context, { reference }: { reference: string }) {
  const booking = await findBookingFacts(ctx.db, reference.toUpperCase());
  if (!booking) return refuse("not_found");
  const trips = await findTripsOfBooking(ctx.db, booking.id);
  const { keptCents, dueCents } = bookingBalance(booking);
  const facts: BookingFacts = toWire(factsOfBooking, booking, {
    passenger: `${booking.firstName} ${booking.lastName}`,
    email: shownEmail(booking.email),
    days: daysOfBooking(booking),
    ...plainFacts.toWire(booking),
    money: moneyStateOf(booking),
    paid_cents: keptCents,
    due_cents: dueCents,
    trips: trips.map(({ pickupAt, plannedEnd, ...trip }) => ({
      ...trip,
      pickup_at: pickupAt.toISOString(),
      planned_end: plannedEnd.toISOString(),
    })),
  });
  return accept(facts);
}
