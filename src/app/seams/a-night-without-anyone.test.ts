import { and, eq, inArray, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { bookings as bookingRows } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { messages } from "#db/schema/platform.ts";
import { assignments, tripAutomatic, trips } from "#db/schema/trips.ts";
import { visitor } from "#domain/account/roles.ts";
import { chanceOf, wholeOf } from "#domain/demo/chance.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { answerOffer } from "#features/trips/offers/server/answer-offer.ts";
import { releaseCancelled } from "#features/trips/offers/server/release-cancelled.ts";
import { recordTripEvent } from "#features/trips/road/server/record-trip-event.ts";
import { shiftTrip } from "#features/trips/shift/server/shift-trip.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn, openTwoWorkers, setAutomatic, type TwoWorkers } from "#testing/builders/dispatch/a-night-alone.ts";
import { tokenOf } from "#testing/builders/dispatch/an-offer.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";

/** More nights by NIGHTS=20: each is another one, and the same whenever it is run. */
// biome-ignore lint/style/noProcessEnv: how many nights is asked for by hand, and is no setting of the app.
const nights = Array.from({ length: Number(process.env.NIGHTS ?? 2) }, (_, at) => `night ${at + 1}`);

/** In Cape Town, from 20:00 until 06:00 and the pickups after it. */
const evening = new Date("2026-11-20T20:00:00+02:00");
const morning = new Date("2026-11-21T06:00:00+02:00");
const bookings = 40;
const crews = 16;
const stepMinutes = 5;
/** An hour into the morning, so that what rested has gone on. */
const end = new Date("2026-11-21T07:00:00+02:00");
const places = [
  "Sea Point",
  "Camps Bay",
  "Claremont",
  "Cape Town International Airport",
  "Century City",
  "Green Point",
];

type Booked = { readonly tripId: string; readonly at: Date; readonly pickupAt: Date; readonly bookingId: string };

let workers: TwoWorkers | undefined;
afterEach(async () => {
  await workers?.close();
  workers = undefined;
});

test.each(nights)(
  "forty trips find their driver with no one at the board: %s",
  async (seed) => {
    workers = await openTwoWorkers(evening);
    const night = new Night(workers, seed);
    await night.open();
    for (let at = evening; at <= end; at = addMinutes(at, stepMinutes)) await night.step(at);
    await night.judge();
  },
  400_000,
);

/** Everything that happens in one night, by chance that is the same for the same seed. */
class Night {
  readonly #workers: TwoWorkers;
  readonly #seed: string;
  readonly #booked: Booked[] = [];
  readonly #cancelled = new Set<string>();
  readonly #broken = new Set<string>();
  readonly #moved = new Set<string>();
  #coach = "";
  #accepted = 0;

  constructor(workers: TwoWorkers, seed: string) {
    this.#workers = workers;
    this.#seed = seed;
  }

  #chance = (what: string): number => chanceOf(`${this.#seed} ${what}`);
  #whole = (what: string, least: number, most: number): number => wholeOf(`${this.#seed} ${what}`, least, most);

  async open() {
    await this.#workers.inOne(async (ctx) => {
      await setAutomatic(ctx, alwaysOn());
      for (let at = 0; at < crews; at++) {
        const userId = await anAccount(ctx, ["driver"], { name: `Driver ${at}` });
        const isCoach = at === 0;
        const crew = await writeCrew(ctx, {
          driver: {
            userId,
            firstName: `Driver${at}`,
            email: `driver${at}@example.com`,
            homeArea: places[at % places.length] ?? "",
            ...(isCoach && { licenceCode: "EC" }),
          },
          vehicle: isCoach
            ? { vehicleClass: "large_coach", seats: 49, bags: 49 }
            : { vehicleClass: at % 3 === 0 ? "sedan" : "shuttle", seats: at % 3 === 0 ? 3 : 8 },
        });
        if (isCoach) this.#coach = crew.vehicle_id;
      }
    });
    for (let at = 0; at < bookings; at++) {
      const bookedAt = addMinutes(evening, this.#whole(`booked ${at}`, 0, 595));
      // From an hour ahead to the next morning; some can wait for it.
      const pickupAt = addMinutes(bookedAt, this.#whole(`ahead ${at}`, 75, 60 * 12));
      this.#booked.push({ tripId: "", bookingId: "", at: bookedAt, pickupAt });
    }
  }

  async step(now: Date) {
    this.#workers.clock.now = now;
    await this.#book(now);
    // Two missed minutes in the middle of the night, and a restart: nothing is lost.
    if (this.#chance(`down ${now.getTime()}`) > 0.05) await this.#workers.minute();
    await this.#people(now);
    await this.#misfortunes(now);
    await this.#workers.follow(["sendUnplaced", "releaseMoved", "writeTask", "finishDriverTasks"]);
  }

  async #book(now: Date) {
    for (const [at, one] of this.#booked.entries()) {
      if (one.tripId !== "" || one.at > now) continue;
      const [from, to] = [places[at % places.length] ?? "", places[(at + 2) % places.length] ?? ""];
      const written = await this.#workers.inOne((ctx) =>
        writeTrip(ctx, one.pickupAt, {
          booking: { pickupLocation: from, destination: to, passengers: 2, createdAt: now },
          trip: { createdAt: now, passengers: 2, priceCents: 60_000 },
          minutes: 45,
        }),
      );
      this.#booked[at] = { ...one, ...written };
    }
  }

  /** Each offer has its fate: a yes or a no after some minutes, or silence. */
  async #people(now: Date) {
    const open = await this.#workers
      .read()
      .db.select({ id: assignments.id, tripId: assignments.tripId, offeredAt: assignments.offeredAt })
      .from(assignments)
      .where(eq(assignments.state, "offered"))
      .orderBy(assignments.id);
    for (const [at, { id, tripId, offeredAt }] of open.entries()) {
      const number = this.#booked.findIndex((one) => one.tripId === tripId);
      const key = `${number} ${offeredAt?.getTime()} ${at}`;
      const fate = this.#chance(`fate ${key}`);
      if (fate > 0.8 || !offeredAt || addMinutes(offeredAt, this.#whole(`after ${key}`, 1, 25)) > now) continue;
      const answer = fate < 0.5 ? "accept" : "decline";
      const given = await this.#workers.inOne((ctx) =>
        answerOffer({ ...ctx, actor: visitor }, { token: tokenOf(ctx, id), answer, reason: "" }),
      );
      if (given.ok && answer === "accept") this.#accepted++;
    }
  }

  async #misfortunes(now: Date) {
    const of = (share: number, what: string) =>
      this.#booked.flatMap((one, at) =>
        one.tripId && this.#chance(`${what} ${at}`) < share ? [{ ...one, number: at }] : [],
      );
    for (const { tripId, pickupAt } of of(0.15, "breaks"))
      if (!this.#broken.has(tripId) && now >= addMinutes(pickupAt, -50) && now < pickupAt)
        await this.#breakDown(tripId);
    const offered = await this.#offered();
    for (const { tripId, number } of of(0.1, "cancelled"))
      if (!this.#cancelled.has(tripId) && offered.has(tripId)) await this.#cancel(number);
    for (const { tripId } of of(0.1, "moved")) {
      const row = offered.get(tripId);
      if (!row || this.#moved.has(tripId) || this.#cancelled.has(tripId) || row.pickupAt <= addMinutes(now, 60))
        continue;
      this.#moved.add(tripId);
      await this.#workers.inOne(async (ctx) => {
        const team = asPerson(ctx, await anAccount(ctx, ["dispatcher"], { name: "Naledi Jacobs" }), ["dispatcher"]);
        await shiftTrip(team, {
          trip_id: tripId,
          version: row.version,
          pickup_at: addMinutes(row.pickupAt, 25).toISOString(),
          reason: "the customer asked",
        });
      });
    }
    // A driver with an open offer may not drive any more.
    if (now.getTime() === addHours(evening, 4).getTime()) {
      await this.#workers.inOne((ctx) =>
        ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.firstName, "Driver4")),
      );
    }
  }

  async #breakDown(tripId: string) {
    const [own] = await this.#workers
      .read()
      .db.select({ userId: drivers.userId })
      .from(assignments)
      .innerJoin(drivers, eq(drivers.id, assignments.driverId))
      .where(and(eq(assignments.tripId, tripId), eq(assignments.state, "accepted")));
    if (!own?.userId) return;
    this.#broken.add(tripId);
    const { userId } = own;
    for (const event of ["depart", "break_off"] as const) {
      const row = await this.#rowOf(tripId);
      if (!row) return;
      await this.#workers.inOne((ctx) =>
        recordTripEvent(asPerson(ctx, userId, ["driver"]), {
          trip_id: tripId,
          version: row.version,
          event,
          reason: event === "depart" ? "" : "A flat tyre",
        }),
      );
    }
  }

  async #cancel(number: number) {
    const one = this.#booked[number];
    if (!one) return;
    this.#cancelled.add(one.tripId);
    await this.#workers.inOne(async (ctx) => {
      await ctx.trips.cancelTrips(ctx, one.bookingId, { legs: [{ leg: 1, fee: 0 }], code: "plans_changed" });
      const [{ reference = "" } = {}] = await ctx.db
        .select({ reference: bookingRows.reference })
        .from(bookingRows)
        .where(eq(bookingRows.id, one.bookingId));
      await releaseCancelled(ctx, { type: "booking.cancelled", reference, code: "PLANS", legs: [1], isWhole: true });
    });
  }

  async #rowOf(tripId: string) {
    const [row] = await this.#workers.read().db.select().from(trips).where(eq(trips.id, tripId));
    return row;
  }

  async #offered() {
    const rows = await this.#workers.read().db.select().from(trips).where(eq(trips.state, "offered"));
    return new Map(rows.map((row) => [row.id, row]));
  }

  async judge() {
    const { db } = this.#workers.read();
    const rows = await db.select().from(trips);
    const all = await db.select().from(assignments).orderBy(assignments.id);
    const steps = new Map((await db.select().from(tripAutomatic)).map((row) => [row.tripId, row]));
    expect(rows).toHaveLength(bookings);
    expect(this.#accepted, "the night is not an empty one").toBeGreaterThan(20);

    for (const trip of rows) {
      const own = all.filter(({ tripId }) => tripId === trip.id);
      const drives = own.filter(({ state }) => ["accepted", "active", "fulfilled"].includes(state));
      const name = `trip of ${trip.pickupAt.toISOString()}, booked ${trip.createdAt.toISOString()}, ${trip.state}`;
      expect(drives.length, `${name}: never two drivers`).toBeLessThanOrEqual(1);
      if (trip.state === "cancelled") {
        expect(
          own.filter(({ state }) => state === "offered" || state === "accepted"),
          name,
        ).toEqual([]);
        continue;
      }
      // One that no one needs yet goes on by day.
      if (drives.length === 0 && trip.pickupAt < addHours(end, 3))
        this.#isAlarmedInTime(trip, steps.get(trip.id)?.alarmedAt ?? null, name);
      // No coach goes to two people before the smaller vehicles of its round.
      for (const coach of own.filter(({ vehicleId, rank }) => rank !== null && vehicleId === this.#coach)) {
        const round = own.filter(({ createdAt }) => createdAt.getTime() === coach.createdAt.getTime());
        const last = Math.max(...round.map(({ rank }) => rank ?? 0));
        expect(coach.rank, `${name}: the coach comes last`).toBe(last);
      }
      const waits = trip.pickupAt >= addHours(morning, 4);
      const asked = own.flatMap(({ offeredAt }) => offeredAt ?? []);
      if (waits && trip.createdAt < morning && !this.#moved.has(trip.id))
        expect(
          asked.filter((at) => at < morning && at >= addHours(evening, 1)),
          `${name}: can wait`,
        ).toEqual([]);
    }
    await this.#nothingTwice();
  }

  /** Three hours ahead; sold or lost later than that, within the minutes that it has to find a driver. */
  #isAlarmedInTime(trip: typeof trips.$inferSelect, alarmedAt: Date | null, name: string) {
    expect(alarmedAt, `${name}: alarmed`).not.toBeNull();
    if (!alarmedAt) return;
    const isEarly = alarmedAt <= addHours(trip.pickupAt, -2.9);
    const isLateSale = alarmedAt <= addMinutes(trip.createdAt, 35);
    const wasLost = this.#broken.has(trip.id);
    expect(isEarly || isLateSale || wasLost, `${name}: alarmed ${alarmedAt.toISOString()}`).toBe(true);
    expect(alarmedAt < trip.pickupAt, name).toBe(true);
  }

  async #nothingTwice() {
    const { db } = this.#workers.read();
    const emails = await db
      .select({ key: messages.key, times: sql<number>`count(*)::int` })
      .from(messages)
      .where(inArray(messages.template, ["trip-offered", "trip-unplaced"]))
      .groupBy(messages.key)
      .having(sql`count(*) > 1`);
    expect(emails).toEqual([]);
    // The same driver, trip and moment: two instances must not both ask.
    const twice = await db
      .select({ tripId: assignments.tripId, driverId: assignments.driverId })
      .from(assignments)
      .groupBy(assignments.tripId, assignments.driverId, assignments.createdAt)
      .having(sql`count(*) > 1`);
    expect(twice).toEqual([]);
    const open = await db
      .select({ tripId: assignments.tripId })
      .from(assignments)
      .innerJoin(trips, eq(trips.id, assignments.tripId))
      .where(and(eq(assignments.state, "offered"), sql`${assignments.mode} = 'cascade'`))
      .groupBy(assignments.tripId)
      .having(sql`count(*) > 1`);
    expect(open, "in turn one is asked at a time").toEqual([]);
  }
}
