import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { bookingDrivers, bookings } from "#db/schema/booking.ts";
import { asOurTeam, found, rows } from "#testing/builders/booking/a-booking-list.ts";
import { assign, endAssignment, writeDriven, writeDriver } from "#testing/builders/booking/a-driven-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createTestDatabase } from "#testing/test-database.ts";

test.each([
  ["nothing else", {}, ["Asker", "Debtor", "Firm", "Giver", "Gone", "Half", "Leaver", "Payer"]],
  ["states", { states: ["requested", "cancelled"] }, ["Asker", "Gone", "Leaver"]],
  ["unpaid", { money: "unpaid" }, ["Debtor"]],
  ["on account", { money: "on_account" }, ["Firm"]],
  ["a refund due", { money: "refund_due" }, ["Leaver"]],
  ["a day of pickups", { pickup_from: "2026-12-24", pickup_to: "2026-12-24" }, ["Half"]],
  ["days of creation", { created_from: "2026-11-01", created_to: "2026-11-02" }, ["Asker", "Debtor"]],
  ["a service", { service: "day_tour" }, ["Payer"]],
  ["instant confirmation", { light: "green" }, ["Payer"]],
  ["a change that waits", { has_change: true }, ["Asker"]],
  ["test bookings too", { with_tests: true, states: ["requested"] }, ["Asker", "Trial"]],
  ["a partner", { partner: "0190aaaa-0000-7000-8000-00000000000a" }, []],
  ["a last name", { search: "deb" }, ["Debtor"]],
  ["a last name of several states", { search: "g", states: ["cancelled", "confirmed"] }, ["Giver", "Gone"]],
  ["a place", { search: "camps", money: "paid" }, ["Payer"]],
] as const)("a driver’s bookings narrowed to %s are the same in every order", async (_, request, names) => {
  await inTransaction(async (ctx) => {
    const [driver, other] = [await writeDriver(ctx), await writeDriver(ctx)];
    for (const row of rows) {
      await writeDriven(ctx, { ...row, destination: "Camps Bay" }, [driver]);
      await writeDriven(ctx, { ...row, destination: "Camps Bay" }, [other]);
    }
    for (const sort of ["created", "pickup", "total"])
      for (const direction of ["asc", "desc"])
        expect((await found(ctx, { ...request, driver, sort, direction })).toSorted(), sort).toEqual(names);
  }, asOurTeam);
});

test("a trip that is assigned, released, reassigned and driven is in its driver’s list, and in no other", () =>
  inTransaction(async (ctx) => {
    const [thabo, sipho] = [await writeDriver(ctx), await writeDriver(ctx)];
    const lists = async () => [await found(ctx, { driver: thabo }), await found(ctx, { driver: sipho })];
    const { assigned } = await writeDriven(ctx, { lastName: "Rider", state: "confirmed" }, [thabo]);
    const [first = ""] = assigned;
    expect(await lists()).toEqual([["Rider"], []]);

    const trip = await endAssignment(ctx, first, "removed");
    expect(await lists()).toEqual([[], []]);

    const offer = await assign(ctx, trip, sipho, "offered");
    expect(await lists()).toEqual([[], []]);
    await endAssignment(ctx, offer, "accepted");
    expect(await lists()).toEqual([[], ["Rider"]]);
    await endAssignment(ctx, offer, "fulfilled");
    expect(await lists()).toEqual([[], ["Rider"]]);
  }, asOurTeam));

test("a booking of two drivers is in both lists once, until one of them is released", () =>
  inTransaction(async (ctx) => {
    const [thabo, sipho] = [await writeDriver(ctx), await writeDriver(ctx)];
    const { assigned } = await writeDriven(ctx, { lastName: "Split", state: "confirmed" }, [thabo, sipho, thabo]);
    expect(await found(ctx, { driver: thabo })).toEqual(["Split"]);
    expect(await found(ctx, { driver: sipho, search: "spl" })).toEqual(["Split"]);

    await endAssignment(ctx, assigned[0] ?? "", "removed");
    expect(await found(ctx, { driver: thabo })).toEqual(["Split"]);
    await endAssignment(ctx, assigned[2] ?? "", "removed");
    expect(await found(ctx, { driver: thabo })).toEqual([]);
    expect(await found(ctx, { driver: thabo, search: "spl" })).toEqual([]);
    expect(await found(ctx, { driver: sipho })).toEqual(["Split"]);
  }, asOurTeam));

test("what happens to a booking after it was assigned is in its driver’s list", () =>
  inTransaction(async (ctx) => {
    const driver = await writeDriver(ctx);
    const { id } = await writeDriven(ctx, { lastName: "Payer", state: "confirmed", totalCents: 90_000 }, [driver]);
    expect(await found(ctx, { driver, money: "unpaid" })).toEqual(["Payer"]);

    await ctx.db.update(bookings).set({ paidCents: 90_000, state: "completed" }).where(eq(bookings.id, id));
    expect(await found(ctx, { driver, money: "unpaid" })).toEqual([]);
    expect(await found(ctx, { driver, money: "paid", states: ["completed"] })).toEqual(["Payer"]);
    await ctx.db.update(bookings).set({ state: "cancelled", feeCents: 45_000 }).where(eq(bookings.id, id));
    expect(await found(ctx, { driver, money: "refund_due", states: ["cancelled"] })).toEqual(["Payer"]);
  }, asOurTeam));

test("two who assign at once, while a third records a payment, leave all of it in the lists", async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.address);
  const db = openDatabase(pool);
  const [thabo, sipho] = [await writeDriver({ db }), await writeDriver({ db })];
  const { id, assigned } = await writeDriven({ db }, { state: "confirmed", totalCents: 90_000 }, [thabo, sipho]);
  for (const each of assigned) await endAssignment({ db }, each, "offered");
  const waiting = async () =>
    (await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount;

  const first = await pool.connect();
  await first.query("begin");
  await endAssignment({ db: openDatabase(first) }, assigned[0] ?? "", "accepted");
  const others = [
    endAssignment({ db }, assigned[1] ?? "", "accepted"),
    db.update(bookings).set({ paidCents: 90_000 }).where(eq(bookings.id, id)).execute(),
  ];
  await expect.poll(waiting).toBe(2);
  await first.query("commit");
  first.release();
  await Promise.all(others);

  const listed = await db.select().from(bookingDrivers);
  expect(listed.map(({ driverId, money }) => [driverId, money]).toSorted()).toEqual(
    [thabo, sipho].map((driver) => [driver, "paid"]).toSorted(),
  );
  await pool.end();
  await database.drop();
});
