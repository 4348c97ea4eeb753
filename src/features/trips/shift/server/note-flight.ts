import { alarmOf, type FlightAlarm, type FlightNews, pickupAfter } from "#domain/flight/flight.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { canBeAssigned, isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import { type FlightRow, saveFlight } from "../../server/flight-store.ts";
import { lockTrip, type TripRow } from "../../server/store.ts";
import { findFlightOf } from "../../server/views.ts";
import { findReferenceOf } from "./flight-views.ts";
import { shiftTrip } from "./shift-trip.ts";

type Noted = {
  readonly tripId: string;
  readonly number: string;
  readonly news: FlightNews;
  readonly source: FlightRow["source"];
};

/** Saves a trip's flight status. A late landing moves the pickup; cases for a human become a task. */
export async function noteFlight(ctx: Context, { tripId, number, news, source }: Noted): Promise<void> {
  const trip = await lockTrip(ctx.db, tripId);
  if (!trip || isOver(trip)) return;
  const before = await findFlightOf(ctx.db, tripId);
  const plannedFor = before?.flightNumber === number ? before.plannedFor : null;
  const pickupAt = canBeAssigned(trip.state) ? pickupAfter({ pickupAt: trip.pickupAt, plannedFor }, news) : null;
  const hasMoved = pickupAt && (await movePickup(ctx, trip, pickupAt, `flight ${number} lands ${landingOf(news)}`));
  await saveFlight(ctx.db, {
    tripId,
    flightNumber: number,
    source,
    checkedAt: ctx.now,
    ...news,
    plannedFor: hasMoved ? news.expectedAt : plannedFor,
  });
  const alarm = alarmOf({ plannedFor }, news);
  if (alarm) await wantDecision(ctx, trip, number, alarm);
}

const landingOf = ({ expectedAt }: FlightNews): string => (expectedAt ? formatMoment(expectedAt) : "later");

async function movePickup(ctx: Context, trip: TripRow, start: Date, reason: string): Promise<boolean> {
  const shifted = await shiftTrip(ctx, {
    trip_id: trip.id,
    version: trip.version,
    pickup_at: start.toISOString(),
    reason,
    isFlight: true,
  });
  if (!shifted.ok) ctx.log.warn({ tripId: trip.id, reason: shifted.reason }, "a pickup did not follow its flight");
  return shifted.ok;
}

const decisions: Readonly<Record<FlightAlarm, string>> = {
  cancelled: "is cancelled: ask the customer",
  diverted: "is diverted: ask the customer",
  early: "lands early: see whether the driver can be there",
};

async function wantDecision(ctx: Context, trip: TripRow, number: string, alarm: FlightAlarm): Promise<void> {
  const reference = await findReferenceOf(ctx.db, trip.bookingId);
  await ctx.emit({
    type: "task.wanted",
    kind: `flight_${alarm}`,
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: flight ${number} ${decisions[alarm]}`,
    dueAt: trip.pickupAt.toISOString(),
  });
}
