import type { PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addHours, addMinutes, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { isWatched, watchedHours } from "#domain/trip/next-alarm.ts";
import { nextProblems, tripProblemKinds, type WatchedTrip } from "#domain/trip/next-problems.ts";
import { tripLifecycle } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aDriver, aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookings } from "../schema/booking.ts";
import { documents } from "../schema/documents.ts";
import { drivers } from "../schema/drivers.ts";
import { vehicles } from "../schema/fleet.ts";
import { incidents } from "../schema/incidents.ts";
import { lateNotices } from "../schema/live.ts";
import { bookingPassengers } from "../schema/passengers.ts";
import { sosAlarms } from "../schema/sos.ts";
import { roadAlerts } from "../schema/tracking.ts";
import { assignments, noShowRequests, tripFlights, trips } from "../schema/trips.ts";
import { findSuspectTrips } from "./suspect-trips.ts";
import { findWatchedTrips, readWatchedTrips, type WatchedTripRow } from "./watched-trips.ts";

/** One in thirty: most of what is wrong should be wrong by itself, or a trip is picked out for another reason. */
const seldom = fc.integer({ min: 0, max: 29 }).map((drawn) => drawn === 0);
const mostly = fc.integer({ min: 0, max: 29 }).map((drawn) => drawn > 0);
/** The edges of every rule, and moments between them. */
const minutesAhead = fc.oneof(
  fc.constantFrom(-45, -30, -16, -15, -14, 0, 20, 30, 45, 165, 180, 181, 225, 2879),
  fc.integer({ min: -1430, max: 2930 }),
);
const drawnTrip = fc.record({
  state: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("assigned" as const, "reconfirmed" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...tripLifecycle.states) },
  ),
  ahead: minutesAhead,
  minutes: fc.constantFrom(15, 60),
  crew: fc.oneof(
    { weight: 29, arbitrary: fc.integer({ min: 0, max: 79 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  otherVehicle: fc.boolean(),
  isTest: seldom,
  isPaid: mostly,
  isCash: seldom,
  hasFlightNumber: mostly,
  isRelief: seldom,
  flightMoves: fc.option(fc.constantFrom(0, 0, 0, 60), { freq: 2 }),
  isLate: seldom,
  alarm: seldom,
  incident: seldom,
  asksNoShow: seldom,
  alert: seldom,
  needs: fc.constantFrom(...Array.from({ length: 28 }, () => null), "wheelchair" as const, "seat" as const),
});
type DrawnTrip = Parameters<Parameters<typeof drawnTrip.map>[0]>[0];

/** Eighty crews, a few of which may not drive or have documents that end soon. */
async function writeCrews({ db, now }: Context) {
  const states = ["suspended", "left"] as const;
  const vehicleChanges: Readonly<Record<number, Parameters<typeof aVehicle>[0]>> = {
    4: { documentsUntil: localDateOf(addHours(now, 20)) },
    6: { state: "maintenance" },
  };
  const crews = Array.from({ length: 80 }, (_, at) => ({
    driver: aDriver({ state: states[at] ?? "active" }),
    vehicle: aVehicle(vehicleChanges[at] ?? {}),
  }));
  await db.insert(drivers).values(crews.map(({ driver }) => driver));
  await db.insert(vehicles).values(crews.map(({ vehicle }) => vehicle));
  const paper = (at: number) => ({ ownerKind: "driver", ownerId: crews[at]?.driver.id ?? "", type: "prdp" }) as const;
  await db
    .insert(documents)
    .values([
      aDocument({ ...paper(2), state: "rejected", rejectReason: "Not theirs" }),
      aDocument({ ...paper(3), expiresOn: localDateOf(addHours(now, 20)) }),
      aDocument({ ...paper(5), expiresOn: localDateOf(now) }),
      aDocument(paper(5)),
    ]);
  return crews.map(({ driver, vehicle }) => ({ driverId: driver.id, vehicleId: vehicle.id }));
}

type WrittenTrip = { readonly one: DrawnTrip; readonly trip: typeof trips.$inferInsert };

/** Writes them all, and answers their ids. */
async function writeTrips(ctx: Context, drawn: readonly DrawnTrip[]): Promise<string[]> {
  const crews = await writeCrews(ctx);
  const all = drawn.map((one) => {
    const pickupAt = addMinutes(ctx.now, one.ahead);
    const money = { totalCents: 1000, paidCents: one.isPaid ? 1000 : 0 };
    const cash = one.isCash ? ({ paymentMethod: "cash" } as const) : {};
    const booking = aBooking({ state: "confirmed", isTest: one.isTest, pickupAt, ...money, ...cash });
    const at = { pickupAt, plannedEnd: addMinutes(pickupAt, one.minutes) };
    const trip = { id: newId(), bookingId: booking.id, leg: 1, state: one.state, ...at, ...plain(ctx.now) };
    return { one, booking, trip: { ...trip, flightNumber: one.hasFlightNumber ? "BA 59" : "" } };
  });
  const reliefs = all.flatMap(({ one, trip }) =>
    one.isRelief ? [{ ...trip, id: newId(), part: 2, splitFrom: trip.id, continues: trip.id }] : [],
  );
  const put = (table: PgTable, rows: readonly object[]) =>
    rows.length > 0 ? ctx.db.insert(table).values([...rows]) : [];
  await put(
    bookings,
    all.map(({ booking }) => booking),
  );
  await put(
    trips,
    all.map(({ trip }) => trip),
  );
  await put(trips, reliefs);
  for (const [table, rows] of [...assigned(all, crews), ...troubles(all, crews, ctx.now)]) await put(table, rows);
  return [...all.map(({ trip }) => trip), ...reliefs].map(({ id }) => id);
}

type Crew = { readonly driverId: string; readonly vehicleId: string };
type Rows = readonly [PgTable, readonly object[]];

/** Each overlap was approved: two trips of one driver may be at any distance. */
function assigned(all: readonly WrittenTrip[], crews: readonly Crew[]): Rows[] {
  const given = { state: "accepted", overridden: true, overrideReason: "Agreed", createdAt: testNow } as const;
  const rows = all.flatMap(({ one, trip }) => {
    const [crew, other] = [crews[one.crew ?? -1], crews[((one.crew ?? 0) + 1) % crews.length]];
    if (!crew) return [];
    const vehicleId = one.otherVehicle && other ? other.vehicleId : crew.vehicleId;
    const busy = `["${trip.pickupAt.toISOString()}","${trip.plannedEnd.toISOString()}")`;
    return [{ id: newId(), tripId: trip.id, driverId: crew.driverId, vehicleId, busy, ...given }];
  });
  return [[assignments, rows]];
}

function troubles(all: readonly WrittenTrip[], [crew]: readonly Crew[], now: Date): Rows[] {
  const of = (key: keyof DrawnTrip, facts: object) =>
    all.flatMap(({ one, trip }) => (one[key] === true ? [{ id: newId(), tripId: trip.id, ...facts }] : []));
  const raised = { ...crew, raisedAt: now, receivedAt: now, updatedAt: now };
  const wrong = { type: "accident", severity: "serious", state: "open", text: "A crash", reportedBy: "system" };
  const made = { happenedAt: now, createdAt: now, updatedAt: now };
  const flight = { flightNumber: "BA 59", status: "delayed", source: "team", checkedAt: now };
  return [
    [lateNotices, of("isLate", { minutes: 20, createdAt: now })],
    [sosAlarms, of("alarm", { ...raised, state: "open", isSilent: false })],
    [
      incidents,
      all.flatMap(({ one, trip: { id, bookingId } }) =>
        one.incident ? [{ id: newId(), tripId: id, bookingId, ...wrong, ...made }] : [],
      ),
    ],
    [noShowRequests, of("asksNoShow", { ...crew, state: "open", askedAt: now, createdAt: now })],
    ...(["no_signal", "off_route", "stopped", "speeding"] as const).map(
      (kind): Rows => [roadAlerts, of("alert", { ...crew, kind, since: now, raisedAt: now })],
    ),
    [
      bookingPassengers,
      all.flatMap(({ one: { needs }, trip: { bookingId } }) => {
        if (needs === null) return [];
        const row = { id: newId(), bookingId, position: 0, name: "Ayanda Dube", createdAt: now, updatedAt: now };
        return [{ ...row, wheelchair: needs === "wheelchair", childSeat: needs === "seat" ? "booster_seat" : "" }];
      }),
    ],
    [
      tripFlights,
      all.flatMap(({ one, trip: { id, pickupAt } }) => {
        const scheduledAt = addMinutes(pickupAt, -30);
        if (one.flightMoves === null) return [];
        return [{ ...flight, tripId: id, scheduledAt, expectedAt: addMinutes(scheduledAt, one.flightMoves) }];
      }),
    ],
  ];
}

const plain = (now: Date) => ({
  pickupLocation: "Cape Town International Airport",
  destination: "Paarl",
  passengers: 2,
  vehicleClass: "sedan" as const,
  createdAt: now,
});

const asWatched = ({ documentsUntil: until, ...row }: WatchedTripRow): WatchedTrip => ({
  ...row,
  documentsUntil: until && isLocalDate(until) ? until : null,
});

/** The problems at a moment, out of these rows. */
const problemsAt = (rows: readonly WatchedTripRow[], moment: Date) => {
  const watched = rows.map(asWatched).filter((row) => isWatched(row, moment));
  return nextProblems(watched, moment);
};

const healthy: DrawnTrip = {
  state: "reconfirmed",
  ahead: 120,
  minutes: 15,
  crew: 10,
  otherVehicle: false,
  isTest: false,
  isPaid: true,
  isCash: false,
  hasFlightNumber: true,
  isRelief: false,
  flightMoves: 0,
  isLate: false,
  alarm: false,
  incident: false,
  asksNoShow: false,
  alert: false,
  needs: null,
};

test("of drawn trips, the same is wrong with those the database picks out as with all of them", () =>
  inTransaction(async (ctx) => {
    const { db, now } = ctx;
    const ids = await writeTrips(ctx, fc.sample(drawnTrip, { numRuns: 900, seed: 20_261_118 }));
    const all = await readWatchedTrips(db, ids);
    const kinds = new Set(problemsAt(all, now).flatMap(({ kind, also }) => [kind, ...also]));
    // An expired offer is a name for a trip without a driver.
    expect([...kinds].toSorted()).toEqual(tripProblemKinds.filter((kind) => kind !== "offer_expired").toSorted());

    for (const hours of [0, 1]) {
      const by = addHours(now, hours);
      const span = { from: addHours(now, -watchedHours.after), to: addHours(by, watchedHours.before), by };
      const suspects = await findWatchedTrips(db, span);
      for (const moment of [now, addMinutes(now, 29), by].filter((moment) => moment <= by))
        expect(problemsAt(suspects, moment), `${hours} ${moment.toISOString()}`).toEqual(problemsAt(all, moment));
    }
  }));

test("trips that are as they should be are not read, however many they are", () =>
  inTransaction(async (ctx) => {
    const { db, now } = ctx;
    const crews = Array.from({ length: 30 }, (_, at) => at + 10);
    const day = crews.flatMap((crew) => [120, 180, 240, 300].map((ahead) => ({ ...healthy, crew, ahead })));
    const [unpaid] = await writeTrips(ctx, [{ ...healthy, crew: 6, isPaid: false }, ...day]);
    const span = { from: addHours(now, -24), to: addHours(now, 48), by: now };
    expect(await findSuspectTrips(db, span)).toEqual([unpaid]);
  }));
