import { withoutAdvice } from "#domain/compliance/gate-reason-text.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { BoardTrip } from "../contract.ts";
import type { TripDetails, TripHistoryLine } from "../details-contract.ts";
import { readBoardTrips } from "./crew-views.ts";
import {
  findBookingOfTrip,
  findFlight,
  findNotes,
  findOfferMoves,
  findOffers,
  findPartIds,
  findTripMoves,
} from "./details-views.ts";

/** Everything known about a trip, for dispatch. */
export async function tripDetails(
  { db }: Context,
  { trip_id: id }: { trip_id: string },
): Promise<Result<TripDetails, "not_found">> {
  const [trip] = await readBoardTrips(db, [id]);
  const booking = await findBookingOfTrip(db, id);
  if (!trip || !booking) return refuse("not_found");
  const offers = await findOffers(db, id);
  const notes = await findNotes(db, id);
  return accept({
    trip,
    parts: trip.vehicles > 1 ? await readParts(db, id) : [],
    booking: {
      id: booking.id,
      email: shownEmail(booking.email),
      is_paid: booking.money !== "unpaid" && booking.money !== "part",
    },
    flight: flightOnWire(await findFlight(db, id)),
    history: await readHistory(db, id),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    offers: offers.map(({ until, overrideReason, overridden, ...offer }) => ({
      ...offer,
      until: until?.toISOString() ?? null,
      override: overrideReason ? { reason: overrideReason, against: overridden.map(withoutAdvice) } : null,
    })),
  });
}

async function readParts(db: Context["db"], id: string): Promise<BoardTrip[]> {
  const ids = (await findPartIds(db, id)).map((one) => one.id);
  return (await readBoardTrips(db, ids)).toSorted((a, b) => a.part - b.part);
}

/** The latest first, whether the trip or an offer of it changed. */
async function readHistory(db: Context["db"], id: string): Promise<TripHistoryLine[]> {
  const ofTrip = await findTripMoves(db, id);
  const ofOffers = await findOfferMoves(db, id);
  return [
    ...ofTrip.map(({ to, at, ...line }) => ({ ...line, at: at.toISOString(), change: { of: "trip" as const, to } })),
    ...ofOffers.map(({ to, mode, who, at, ...line }) => ({
      ...line,
      at: at.toISOString(),
      change: { of: "offer" as const, to, mode, who },
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

type FlightRow = Awaited<ReturnType<typeof findFlight>>;

const flightOnWire = (row: FlightRow): TripDetails["flight"] =>
  row
    ? {
        number: row.flightNumber,
        status: row.status,
        scheduled_at: row.scheduledAt?.toISOString() ?? null,
        expected_at: row.expectedAt?.toISOString() ?? null,
        terminal: row.terminal,
        gate: row.gate,
      }
    : null;
