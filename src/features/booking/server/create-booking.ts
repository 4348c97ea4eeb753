import { createHash } from "node:crypto";
import { accept } from "#domain/result.ts";
import { nameOfActor } from "#domain/roles.ts";
import { responseDue } from "#domain/service-level.ts";
import { checkTrip, type TripTimes, type TripWish } from "#domain/trip.ts";
import type { Context } from "#platform/context.ts";
import type { BookingRequest } from "../contract.ts";
import { insertBooking, type NewBooking } from "./store.ts";

/** Turns a visitor's request into a booking that a consultant confirms with a price. */
export async function createBooking(ctx: Context, request: BookingRequest) {
  const trip = checkTrip(tripFrom(request), ctx.now);
  if (!trip.ok) return trip;

  const reference = await writeBooking(ctx, bookingFrom(ctx, request, trip.value));
  await ctx.emit({ type: "booking.created", reference });

  return accept({ booking_reference: reference });
}

const tripFrom = (request: BookingRequest): TripWish => ({
  pickupDate: request.pickup_date,
  pickupTime: request.pickup_time,
  returnDate: request.return_date,
  returnTime: request.return_time,
});

type Unreferenced = Omit<NewBooking, "reference">;

const bookingFrom = (ctx: Context, request: BookingRequest, trip: TripTimes): Unreferenced => ({
  id: ctx.newId(),
  accessCodeHash: hashOf(ctx.newAccessCode()),
  state: "requested",
  isTest: request.is_test,
  source: "website",
  firstName: request.first_name,
  lastName: request.last_name,
  email: request.email,
  phone: request.phone,
  serviceType: request.service_type,
  pickupLocation: request.pickup_location,
  destination: request.destination,
  pickupAt: trip.pickupAt,
  returnAt: trip.returnAt,
  passengers: request.passengers,
  specialRequirements: request.special_requirements,
  affiliateId: request.affiliate_id,
  claimedRate: request.commission_rate,
  responseDueAt: responseDue("booking_wizard", ctx.now),
  // Whoever is signed in finds the booking again, whichever address was typed for the contact.
  bookerId: ctx.actor.kind === "person" ? ctx.actor.userId : null,
  createdAt: ctx.now,
  updatedAt: ctx.now,
});

// Six characters are short enough to read out, so two bookings may draw the same; the second draws again.
const draws = 5;

async function writeBooking(ctx: Context, booking: Unreferenced): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const reference = ctx.newReference();
    const firstMove = { moveId: ctx.newId(), actor: nameOfActor(ctx.actor) };
    if (await insertBooking(ctx.db, { ...booking, reference }, firstMove)) return reference;
  }
  throw new Error(`No free booking reference in ${draws} draws.`);
}

const hashOf = (accessCode: string) => createHash("sha256").update(accessCode).digest("hex");
