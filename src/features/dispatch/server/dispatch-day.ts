import { accept } from "#domain/result.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import type { BoardDriver, BoardTrip, DayCounts } from "../contract.ts";
import {
  type Crew,
  countTripsOfDay,
  type DaySpan,
  findBoardDrivers,
  findCrews,
  findTripsOfDay,
  type TripOfDay,
} from "./board-views.ts";
import { describeTrip, describeVehicle, fullName } from "./describe-trip.ts";
import { findConflicts } from "./find-conflicts.ts";

/** One day on the road, for those who plan it. */
export async function dispatchDay(ctx: Context, { date }: { date: LocalDate }) {
  const day = spanOfDay(date);
  const trips = await findTripsOfDay(ctx.db, day);
  const counted = await countTripsOfDay(ctx.db, day);
  const crews = trips.length > 0 ? await findCrews(ctx.db, idsOf(trips)) : [];
  const drivers = await findBoardDrivers(ctx.db, [...new Set(crews.map(({ driverId }) => driverId))]);

  const crewsOf = Map.groupBy(crews, ({ tripId }) => tripId);
  const planned = trips.map((trip) => ({ trip, ...sortOut(crewsOf.get(trip.id) ?? []) }));
  return accept({
    date,
    read_at: ctx.now.toISOString(),
    trips: planned.map(tripOnBoard),
    drivers: drivers.map(driverOnBoard),
    counts: countStates(counted),
    conflicts: findConflicts(planned.flatMap(({ trip, crew }) => (crew ? [{ trip, crew }] : []))),
  });
}

function spanOfDay(date: LocalDate): DaySpan {
  const midnight = localTime("00:00");
  return { from: momentOf(date, midnight), to: momentOf(addDays(date, 1), midnight) };
}

const idsOf = (trips: readonly TripOfDay[]) => trips.map(({ id }) => id);

type Planned = { readonly trip: TripOfDay; readonly crew: Crew | undefined; readonly offered: readonly Crew[] };

/** The latest who has the trip, and all who were asked. */
const sortOut = (crews: readonly Crew[]): Omit<Planned, "trip"> => ({
  crew: crews.findLast(({ state }) => state !== "offered"),
  offered: crews.filter(({ state }) => state === "offered"),
});

const tripOnBoard = ({ trip, crew, offered }: Planned): BoardTrip => ({
  ...describeTrip(trip, { seesPassenger: true, seesPhone: true }),
  band: trip.band,
  source: trip.source,
  organisation: trip.organisation,
  driver: crew ? { id: crew.driverId, name: fullName(crew), phone: crew.phone } : null,
  vehicle: crew ? describeVehicle(crew) : null,
  offered_to: offered.map(fullName),
});

type DriverRow = Awaited<ReturnType<typeof findBoardDrivers>>[number];

const driverOnBoard = (row: DriverRow): BoardDriver => ({
  id: row.id,
  name: fullName(row),
  phone: row.phone,
  is_away: row.state !== "active",
  provider: row.provider,
});

/** Under which count a state falls. A planned trip is not on the board; confirmed, it would need a driver. */
const countOf: Readonly<Record<TripState, Exclude<keyof DayCounts, "total">>> = {
  planned: "unassigned",
  unassigned: "unassigned",
  offered: "offered",
  assigned: "to_reconfirm",
  reconfirmed: "reconfirmed",
  en_route: "on_the_road",
  arrived: "on_the_road",
  searching: "on_the_road",
  onboard: "on_the_road",
  stopover: "on_the_road",
  completed: "done",
  completed_unverified: "done",
  no_show: "done",
  interrupted: "done",
  cancelled: "cancelled",
};

function countStates(counted: readonly { state: TripState; count: number }[]): DayCounts {
  const counts = {
    total: 0,
    unassigned: 0,
    offered: 0,
    to_reconfirm: 0,
    reconfirmed: 0,
    on_the_road: 0,
    done: 0,
    cancelled: 0,
  };
  for (const { state, count } of counted) {
    counts.total += count;
    counts[countOf[state]] += count;
  }
  return counts;
}
