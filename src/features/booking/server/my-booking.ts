import { freeCancellationUntil, mayKnowDriver, tellableReason } from "#domain/booking-outlook.ts";
import { bandFor, type FleetBand, fleetBands } from "#domain/catalogue.ts";
import { personAsking } from "#domain/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { nameOfActor, system, visitor } from "#domain/roles.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingContract } from "../contract.ts";
import { lineOf } from "./booking-page.ts";
import { findMovesOf, findMyBooking, findTripsOf } from "./detail-views.ts";

/** Tells one of the person's bookings as they may know it. */
export async function myBooking(ctx: Context, { reference }: ParsedOf<typeof bookingContract.myBooking>) {
  const userId = personAsking(ctx.actor);
  const booking = await findMyBooking(ctx.db, userId, reference);
  if (!booking) return refuse("not_found");

  const moves = await findMovesOf(ctx.db, booking.id);
  const trips = await findTripsOf(ctx.db, booking.id);
  return accept({
    ...lineOf(booking),
    contact_email: booking.email,
    contact_phone: booking.phone,
    special_requirements: booking.specialRequirements,
    vehicle_kind: nameOfBand(bandFor(booking.passengers)),
    booked_at: booking.createdAt.toISOString(),
    answer_due_at: booking.state === "requested" ? (booking.responseDueAt?.toISOString() ?? null) : null,
    free_cancellation_until: freeCancellationUntil(booking, ctx.now)?.toISOString() ?? null,
    trips: trips.map((trip) => tripOf(trip, ctx.now)),
    moves: moves.map(({ toState, actor, reason, at }) => ({
      to_state: toState,
      at: at.toISOString(),
      by: moverOf(actor, userId),
      reason: tellableReason(reason),
    })),
  });
}

type FoundTrip = Awaited<ReturnType<typeof findTripsOf>>[number];

const tripOf = (trip: FoundTrip, now: Date) => ({
  leg: trip.leg,
  state: trip.state,
  pickup_location: trip.pickupLocation,
  destination: trip.destination,
  planned_start: trip.plannedStart.toISOString(),
  planned_end: trip.plannedEnd.toISOString(),
  vehicle_kind: nameOfBand(trip.band),
  driver: driverOf(trip, now),
});

function driverOf({ driverName, make, model, plate, plannedStart, plannedEnd }: FoundTrip, now: Date) {
  if (!driverName || !plate || !mayKnowDriver(plannedStart, plannedEnd, now)) return null;
  return { first_name: driverName, vehicle: `${make} ${model}`, plate };
}

/** A visitor who booked without signing in is the same person by now. */
function moverOf(actor: string, userId: string): "you" | "us" | "system" {
  if (actor === userId || actor === nameOfActor(visitor)) return "you";
  return actor === nameOfActor(system) ? "system" : "us";
}

const nameOfBand = (id: FleetBand): string => fleetBands.find((band) => band.id === id)?.name ?? id;
