import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { sosAlarms } from "#db/schema/sos.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listProblems } from "./list-problems.ts";
import { readToday } from "./read-today.ts";

test("a trip with several problems is one line that names them, the worst first", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const start = addHours(ctx.now, 5);
    const { reference } = await writeTrip(ctx, start, {
      booking: { serviceType: "airport_transfer", specialRequirements: "", pickupAt: start },
      trip: { pickupLocation: "Cape Town International Airport" },
    });
    const lines = (await listProblems(ctx)).filter(({ subject }) => subject === reference);
    expect(lines).toMatchObject([
      {
        kind: "trip_without_driver",
        also: [
          { kind: "booking_unpaid", trip: null },
          { kind: "trip_problem", trip: "no_flight_number" },
        ],
      },
    ]);
    expect(lines[0]?.open_cents).toBeGreaterThan(0);
    expect((await readToday(ctx)).value.figures.bookings_unpaid, "the tile counts what its list shows").toBe(1);
  }));

test("an alarm of a trip that broke down and its passengers who wait for another vehicle are one line", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const driver = aDriver();
    await ctx.db.insert(drivers).values(driver);
    const broken = await writeTrip(ctx, addHours(ctx.now, -1), {
      booking: { state: "in_progress", paidCents: 10_000_000 },
      trip: { state: "interrupted" },
    });
    const [row] = await ctx.db.select().from(trips).where(eq(trips.id, broken.tripId));
    if (!row) throw new Error("There is no such trip.");
    const relief = {
      id: ctx.newId(),
      part: 2,
      splitFrom: broken.tripId,
      continues: broken.tripId,
      state: "unassigned",
    } as const;
    await ctx.db
      .insert(trips)
      .values({ ...row, ...relief, pickupAt: addHours(ctx.now, 1), plannedEnd: addHours(ctx.now, 2) });
    const raised = {
      raisedAt: ctx.now,
      receivedAt: ctx.now,
      updatedAt: ctx.now,
      isSilent: false,
      state: "open",
    } as const;
    await ctx.db.insert(sosAlarms).values({ id: ctx.newId(), driverId: driver.id, tripId: broken.tripId, ...raised });
    expect(await listProblems(ctx)).toMatchObject([
      { kind: "sos_open", also: [{ kind: "trip_problem", trip: "interrupted" }] },
    ]);
  }));

test("cash is no problem before the drop-off, and one after it", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const { reference, tripId, bookingId } = await writeTrip(ctx, addHours(ctx.now, 20), {
      booking: { paymentMethod: "cash" },
      trip: { pickupLocation: "12 Kloof Street, Gardens", state: "onboard" },
    });
    const kinds = async () =>
      (await listProblems(ctx)).filter(({ subject }) => subject === reference).map(({ kind }) => kind);
    expect(await kinds()).toEqual([]);
    const driven = { pickupAt: addHours(ctx.now, -2), plannedEnd: addHours(ctx.now, -1) };
    await ctx.db
      .update(trips)
      .set({ state: "completed", ...driven })
      .where(eq(trips.id, tripId));
    await ctx.db.update(bookings).set({ state: "completed" }).where(eq(bookings.id, bookingId));
    expect(await kinds()).toEqual(["cash_not_collected"]);
    await ctx.db.update(bookings).set({ paidCents: 10_000_000 }).where(eq(bookings.id, bookingId));
    expect(await kinds()).toEqual([]);
  }));
