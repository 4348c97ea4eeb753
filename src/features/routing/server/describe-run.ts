import { type DayFigures, dayFigures, routeFigures, routesIn } from "#domain/routing-day/day-figures.ts";
import { movesBetween, moveText } from "#domain/routing-day/explain-moves.ts";
import { leftOutHelp } from "#domain/routing-day/left-out-help.ts";
import { linkedDrivers } from "#domain/routing-day/linked-drivers.ts";
import { type DayPlan, type DayTrip, presentPlan, type RoutingDay } from "#domain/routing-day/routing-day.ts";
import { sampleLateness } from "#domain/routing-day/sample-lateness.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { RouteRun, RunCrew, RunFigures, RunHead } from "../contract.ts";
import { dayOfRun, planIn, sampled } from "./day-of-run.ts";
import {
  findDriverNames,
  findPlates,
  findRunPlan,
  type findRuns,
  findTripsNow,
  type RunFacts,
  type RunRecord,
} from "./views.ts";

type Head = Awaited<ReturnType<typeof findRuns>>[number];

export const describeFigures = (figures: DayFigures): RunFigures => ({
  trips: figures.trips,
  km: Math.round(figures.km),
  empty_km: Math.round(figures.emptyKm),
  minutes: Math.round(figures.minutes),
  overtime_minutes: Math.round(figures.overtimeMinutes),
  drivers: figures.drivers,
  vehicles: figures.vehicles,
  cents: figures.cents,
  co2_grams: figures.grams === null ? null : Math.round(figures.grams),
  unassigned: figures.unassigned,
});

export const describeHead = (run: Omit<Head, "figures">, figures: Head["figures"]): RunHead => ({
  id: run.id,
  date: run.day,
  state: run.state,
  version: run.version,
  by: run.by,
  created_at: run.createdAt.toISOString(),
  ended_at: run.endedAt?.toISOString() ?? null,
  is_robust: run.wishes.isRobust,
  seconds: run.wishes.seconds,
  before: figures ? describeFigures(figures.before) : null,
  after: figures ? describeFigures(figures.after) : null,
  applied_at: run.appliedAt?.toISOString() ?? null,
  applied_by: run.appliedBy,
  applied_trips: run.appliedTrips,
});

/** Nothing heard for so long: its process is gone. */
const silentHours = 30 / 3600;

/** A run as it is now: while it searches, with the best plan so far. */
export async function describeRun(ctx: Pick<Context, "db" | "now">, run: RunRecord): Promise<RouteRun> {
  const current = run.planNumber === null ? undefined : await findRunPlan(ctx.db, run.id, run.planNumber);
  const { facts, progress } = run;
  const plan = planIn(current?.crews ?? progress?.crews ?? {});
  const day = facts && dayOfRun(facts);
  const isSearching = run.state === "waiting" || run.state === "searching";
  const figures = day && { before: dayFigures(day, presentPlan(day)), after: dayFigures(day, plan) };
  return {
    ...describeHead(run, figures),
    share: progress?.share ?? 0,
    is_stopping: isSearching && run.stopRequested,
    is_silent: isSearching && (run.heardAt ?? run.createdAt) < addHours(ctx.now, -silentHours),
    curve: (progress?.curve ?? []).map(({ emptyKm, ...point }) => ({ ...point, empty_km: emptyKm })),
    ...(facts && day ? await describePlan(ctx, { facts, day, plan, current }) : noPlan),
    late_before: day && current ? sampleLateness(day, presentPlan(day), sampled).latePickups : null,
    late_after: current?.lateness?.latePickups ?? null,
    can_undo: run.appliedAt === null && current !== undefined && current.beforeNumber !== null,
  };
}

const noPlan = { trips: [], routes: [], crews: [], moves: [], left_out: [], unknown_places: [], changed_since: [] };

type Described = {
  readonly facts: RunFacts;
  readonly day: RoutingDay;
  readonly plan: DayPlan;
  readonly current: Awaited<ReturnType<typeof findRunPlan>>;
};

async function describePlan({ db }: Pick<Context, "db">, { facts, day, plan, current }: Described) {
  const drivers = await findDriverNames(db, [...new Set(day.crews.map(({ driverId }) => driverId))]);
  const plates = await findPlates(db, [...new Set(day.crews.map(({ vehicleId }) => vehicleId))]);
  const rows = new Map(
    (
      await findTripsNow(
        db,
        day.trips.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const nameOf = new Map(drivers.map(({ id, name }) => [id, name]));
  const plateOf = new Map(plates.map(({ id, plate }) => [id, plate]));
  const crewOf = new Map(
    day.crews.map(({ id, driverId, vehicleId }): [string, RunCrew] => [
      id,
      {
        driver: { id: driverId, name: nameOf.get(driverId) ?? "" },
        vehicle: { id: vehicleId, plate: plateOf.get(vehicleId) ?? "" },
      },
    ]),
  );
  const show = (crew: string | null | undefined) => crewOf.get(crew ?? "") ?? null;
  const at = (minutes: number) => addMinutes(day.midnight, minutes).toISOString();
  const named = (id: string) => rows.get(id)?.reference ?? "";
  const tripOf = new Map(day.trips.map((trip) => [trip.id, trip]));
  const timed = (trip: DayTrip | undefined) => at(trip?.pickupAt ?? 0);
  const pointOf = (row: number) => facts.points[row] ?? { lat: 0, lng: 0 };
  const pinned = new Set(current?.pinned ?? []);
  const shares = current?.lateness?.shares;
  const groups = linkedDrivers(day, plan);
  const moves = movesBetween(day, presentPlan(day), plan);
  const changed = new Set(moves.map(({ trip }) => trip));
  return {
    trips: day.trips.map((trip) => ({
      id: trip.id,
      reference: named(trip.id),
      pickup_at: at(trip.pickupAt),
      ends_at: at(trip.endsAt),
      pickup_location: rows.get(trip.id)?.pickupLocation ?? "",
      destination: rows.get(trip.id)?.destination ?? "",
      from: pointOf(trip.from),
      to: pointOf(trip.to),
      before: show(trip.crew),
      after: show(plan.get(trip.id)),
      is_tour: rows.get(trip.id)?.service === "day_tour",
      frozen: trip.frozen,
      is_pinned: pinned.has(trip.id),
      late_percent: shares ? Math.round(100 * (shares[trip.id] ?? 0)) : null,
    })),
    routes: routesIn(day, plan).flatMap((route) => {
      const [first] = route.stops;
      const shown = show(first?.crew.id);
      if (!first || !shown) return [];
      const { km, emptyKm, minutes } = routeFigures(day, route);
      return {
        ...shown,
        home: pointOf(first.crew.home),
        trip_ids: route.stops.map(({ trip }) => trip.id),
        km: Math.round(km),
        empty_km: Math.round(emptyKm),
        minutes: Math.round(minutes),
        changes: route.stops.filter(({ trip }) => changed.has(trip.id)).length,
        group: groups.get(route.driverId) ?? 0,
      };
    }),
    crews: day.crews.flatMap((crew) => (crew.isChosen ? (show(crew.id) ?? []) : [])),
    moves: moves.map((move) => ({
      trip_id: move.trip,
      reference: named(move.trip),
      pickup_at: timed(tripOf.get(move.trip)),
      from: show(move.from),
      to: show(move.to),
      saves_km: move.savesKm,
      text: moveText(move),
    })),
    left_out: Object.entries(current?.leftOut ?? {}).flatMap(([id, reason]) => {
      const trip = tripOf.get(id);
      return trip && !plan.has(id)
        ? [{ trip_id: id, reference: named(id), pickup_at: timed(trip), ...leftOutHelp(reason, trip) }]
        : [];
    }),
    unknown_places: facts.unknownPlaces.map(named),
    changed_since: Object.entries(facts.versions).flatMap(([id, version]) =>
      rows.get(id)?.version === version ? [] : [named(id)],
    ),
  };
}
