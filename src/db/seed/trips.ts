import type { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { cents, shareOf } from "#domain/money/money.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { addMinutes, hoursBetween } from "#domain/time/local-time.ts";
import type { AssignmentState, TripState } from "#domain/trip/trip-lifecycle.ts";
import { legPrices } from "#domain/trip/trip-plan.ts";
import type { Booked } from "./bookings.ts";
import { departsMinutesBefore, type Story } from "./history.ts";
import { type Leg, legsOf } from "./leg.ts";
import { airport } from "./places.ts";
import type { Random } from "./random.ts";
import type { Crew } from "./schedule.ts";
import { earlier, type SeedClock } from "./seed-clock.ts";

export type TripRow = typeof trips.$inferInsert;
export type AssignmentRow = typeof assignments.$inferInsert;
export type HoldRow = typeof vehicleHolds.$inferInsert;
export type Dispatched = {
  readonly trip: TripRow;
  readonly assignment: AssignmentRow | null;
  readonly hold: HoldRow | null;
};

/** The legs of a booking. Dispatch sees those of a confirmed one; `crews` has one for each that has a vehicle. */
export function tripsOf(story: Story, booked: Booked, crews: readonly Crew[]): Dispatched[] {
  const confirmedAt = booked.moves.find(({ toState }) => toState === "confirmed")?.createdAt;
  const createdAt = confirmedAt ?? booked.row.createdAt;
  const { ask, journey, clock, luck } = story;
  const legs = legsOf(journey);
  const prices = booked.row.totalCents === null ? [] : legPrices(booked.price.priced.price, legs.length);
  return legs.map((leg, at) => {
    const state = confirmedAt ? reached(tripState(story, leg), leg, clock) : unconfirmed(booked.row.state);
    const trip = {
      id: luck.id(createdAt),
      bookingId: booked.row.id,
      leg: at + 1,
      state,
      version: versions[state],
      pickupLocation: leg.from,
      destination: leg.to,
      pickupAt: leg.pickupAt,
      plannedEnd: leg.end,
      flightNumber: journey.flights?.[at] ?? "",
      passengers: ask.passengers,
      vehicleClass: classForParty(ask.passengers, startingTariff)?.id ?? "large_coach",
      priceCents: prices[at] ?? null,
      createdAt,
    };
    const crew = crews[at];
    const assignment = crew ? assignmentOf(trip, crew, story) : null;
    return { trip, assignment, hold: crew ? holdOf(booked, trip, crew, luck) : null };
  });
}

function tripState(story: Story, leg: Leg): TripState {
  const { clock, luck, outcome } = story;
  if (outcome === "cancelled" || outcome === "no_show") return outcome;
  if (leg.end <= clock.now) return "completed";
  if (leg.pickupAt <= clock.now) return onTheRoad(story, leg);
  if (addMinutes(leg.pickupAt, -departsMinutesBefore) <= clock.now) return "en_route";
  const hours = hoursBetween(clock.now, leg.pickupAt);
  if (hours <= 18) return hours > 3 && luck.chance(0.2) ? "assigned" : "reconfirmed";
  if (hours <= 3 * 24 || story.ask.forDemoDriver) return luck.weighted(soon);
  return luck.weighted(hours <= 8 * 24 ? thisWeek : later);
}

/** Up to the current time: before half past nine part of the story is still to come. */
function reached(state: TripState, { pickupAt: start, end }: Leg, clock: SeedClock): TripState {
  const over = state === "no_show" ? addMinutes(start, companyRules.freeWait.airport) : end;
  if (over <= clock.reached || !["active", "fulfilled"].includes(assignmentStates[state] ?? "")) return state;
  if (addMinutes(start, -departsMinutesBefore) > clock.reached) return "reconfirmed";
  if (start > clock.reached) return "en_route";
  if (state === "no_show") return "arrived";
  return state === "completed" ? "onboard" : state;
}

/** At the airport the driver first waits; on a day out the guests are now in the vehicle, now at a stop. */
function onTheRoad({ ask, clock, luck }: Story, leg: Leg): TripState {
  if (leg.from === airport && hoursBetween(leg.pickupAt, clock.now) < 0.4) return "arrived";
  const hasStops = ask.service === "day_tour" || ask.service === "chauffeur_service";
  return hasStops && luck.chance(0.5) ? "stopover" : "onboard";
}

type Shares = readonly (readonly [TripState, number])[];
const soon: Shares = [["assigned", 1]];
const thisWeek: Shares = [
  ["assigned", 50],
  ["offered", 27],
  ["unassigned", 23],
];
const later: Shares = [
  ["assigned", 14],
  ["offered", 16],
  ["unassigned", 70],
];

/** How often a trip has been written by the time it has that status. */
const versions: Readonly<Record<TripState, number>> = {
  planned: 1,
  unassigned: 1,
  offered: 2,
  cancelled: 2,
  assigned: 3,
  reconfirmed: 4,
  en_route: 5,
  arrived: 6,
  searching: 7,
  onboard: 7,
  stopover: 8,
  no_show: 8,
  interrupted: 8,
  completed: 8,
  completed_unverified: 8,
};

const assignmentStates: Readonly<Partial<Record<TripState, AssignmentState>>> = {
  offered: "offered",
  assigned: "accepted",
  reconfirmed: "accepted",
  en_route: "active",
  arrived: "active",
  onboard: "active",
  stopover: "active",
  no_show: "fulfilled",
  completed: "fulfilled",
};

const unconfirmed = (state: BookingState): TripState =>
  state === "cancelled" || state === "declined" ? "cancelled" : "planned";

/** Every confirmed trip has a vehicle kept for it, no matter who is going to drive; one that is awaited is held. */
function holdOf({ row }: Booked, trip: TripRow, crew: Crew, luck: Random): HoldRow {
  return {
    id: luck.id(trip.createdAt),
    bookingId: trip.bookingId,
    leg: trip.leg,
    vehicleId: crew.vehicle.id,
    busy: `["${crew.busy.from.toISOString()}","${crew.busy.to.toISOString()}")`,
    state: row.state === "awaiting_payment" ? "held" : "reserved",
    expiresAt: row.holdUntil ?? null,
    createdAt: trip.createdAt,
  };
}

function assignmentOf(trip: TripRow, crew: Crew, { ask, clock, luck }: Story): AssignmentRow | null {
  const state = assignmentStates[trip.state];
  if (!state) return null;
  // Trips are given out in the days before them, never before they exist.
  const until = earlier(clock.today, addMinutes(trip.pickupAt, -45));
  const from = new Date(Math.max(trip.createdAt.getTime(), until.getTime() - 6 * 24 * 3_600_000));
  const createdAt = new Date(Math.round(from.getTime() + (until.getTime() - from.getTime()) * luck.next()));
  return {
    id: luck.id(createdAt),
    tripId: trip.id,
    driverId: crew.driver.id,
    vehicleId: crew.vehicle.id,
    state,
    // It is open until the pickup, so that the demo always has one to answer.
    ...(state === "offered" && { mode: "direct" as const, offeredAt: createdAt }),
    ...(crew.driver.providerId && { payoutCents: payoutOf(trip, ask.providerShare) }),
    busy: `["${crew.busy.from.toISOString()}","${crew.busy.to.toISOString()}")`,
    createdAt,
  };
}

/** The pay of a provider: the usual share of the price, where there is one and nothing else was agreed. */
export const payoutOf = ({ priceCents }: TripRow, share: number = companyRules.providerPayoutShare) =>
  priceCents ? shareOf(cents(priceCents), share) : null;
