import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingNotes, bookings, importedBookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { people } from "#db/schema/people.ts";
import { importRuns } from "#db/schema/platform.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { undoImport } from "#features/imports/server/undo-import.ts";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { atDesk, rowByReference } from "#testing/builders/booking/at-desk.ts";
import { importBookings } from "./import-bookings.ts";

const file = (...rows: ReturnType<typeof aForwardRow>[]) => ({ file_name: "forward.xlsx", rows });

test("a booking keeps its agreed price and what was paid, has its vehicle and trips, and tells no one", () =>
  atDesk(async (ctx, world) => {
    const row = aForwardRow(1, {
      paid: "300",
      paid_by: "EFT",
      paid_on: "2026-10-31",
      notes: "VIP",
      return_date: "2026-12-20",
      return_time: "17:00",
    });
    expect(await importBookings(ctx, file(row))).toEqual({ ok: true, value: { added: 1, changed: 0, unchanged: 0 } });
    const [booking] = await ctx.db.select().from(bookings);
    expect(booking).toMatchObject({
      state: "confirmed",
      source: "import",
      light: "green",
      totalCents: 98765,
      paidCents: 30000,
      depositCents: null,
      firstName: "Customer",
      lastName: "B1",
    });
    expect(await ctx.db.select().from(trips).orderBy(trips.leg)).toMatchObject([
      { state: "unassigned" },
      { state: "unassigned" },
    ]);
    const [{ cents } = { cents: 0 }] = await ctx.db.select({ cents: sql<number>`sum(price_cents)::int` }).from(trips);
    expect(cents).toBe(98765);
    expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "reserved" }, { state: "reserved" }]);
    expect(await ctx.db.select().from(payments)).toMatchObject([
      { method: "earlier", state: "settled", amountCents: 30000 },
    ]);
    expect(await ctx.db.select().from(bookingNotes)).toMatchObject([{ kind: "note", text: "VIP" }]);
    expect(await ctx.db.select().from(importedBookings)).toMatchObject([{ reference: "OLD-1" }]);
    expect(await ctx.db.select().from(people)).toMatchObject([{ source: "import", bookings: 1, owedCents: 68765 }]);
    expect(world).toMatchObject({ events: [{ type: "booking.imported" }], emails: [], texts: [] });
  }));

test("the same file again brings nothing, nor does the same customer at the same time under another reference", () =>
  atDesk(async (ctx) => {
    await importBookings(ctx, file(aForwardRow(1), aForwardRow(2)));
    const again = [aForwardRow(1, { version: 1, price: "1" }), aForwardRow(2, { version: 1, reference: "NEW-2" })];
    expect(await importBookings(ctx, file(...again))).toMatchObject({ value: { added: 0, changed: 0, unchanged: 2 } });
    expect((await ctx.db.select().from(bookings)).map(({ totalCents }) => totalCents)).toEqual([98765, 98765]);
  }));

test("a wrong line keeps all of them out", () =>
  atDesk(async (ctx) => {
    const answer = await importBookings(ctx, file(aForwardRow(1), aForwardRow(2, { price: "" })));
    expect(answer).toMatchObject({ reason: "has_errors" });
    expect(await ctx.db.$count(bookings)).toBe(0);
  }));

test("where no vehicle is free it is confirmed all the same, and our team looks for one", () =>
  atDesk(async (ctx, world) => {
    const rows = [1, 2, 3, 4].map((at) => aForwardRow(at, { pickup_date: "2026-12-01", pickup_time: "09:00" }));
    await importBookings(ctx, file(...rows));
    expect(
      (await ctx.db.select().from(bookings).orderBy(bookings.email)).map(({ light, state }) => `${state} ${light}`),
    ).toEqual(["confirmed green", "confirmed green", "confirmed green", "confirmed amber"]);
    expect(world.events.filter(({ type }) => type === "task.wanted")).toMatchObject([{ kind: "find_vehicle" }]);
  }));

test("undone, nothing is left of it; a customer who was here is as before", () =>
  atDesk(async (ctx, world) => {
    await importBookings(ctx, file(aForwardRow(1)));
    const count = async () => ({
      people: await ctx.db.select().from(people),
      bookings: await ctx.db.select().from(bookings),
      trips: await ctx.db.select().from(trips),
      holds: await ctx.db.select().from(vehicleHolds),
      payments: await ctx.db.select().from(payments),
    });
    const before = await count();
    const known = aForwardRow(1, { reference: "OLD-9", pickup_date: "2026-12-24", paid: "100", notes: "x" });
    await importBookings(ctx, {
      file_name: "second.csv",
      rows: [known, aForwardRow(5, { paid: "50", return_date: "2027-01-30", return_time: "10:00" })],
    });
    const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.fileName, "second.csv"));
    world.events.length = 0;
    expect(await undoImport(ctx, { id: run?.id ?? "" })).toMatchObject({ ok: true });
    expect(await count()).toEqual(before);
    expect(world.events).toMatchObject([
      { type: "bookings.unimported", references: [expect.any(String), expect.any(String)] },
    ]);
    expect(await importBookings(ctx, { file_name: "third.csv", rows: [known] })).toMatchObject({ value: { added: 1 } });
  }));

test("once a booking has been changed or paid, the import stays, and the refusal says which", () =>
  atDesk(async (ctx) => {
    await importBookings(ctx, file(aForwardRow(1), aForwardRow(2), aForwardRow(3)));
    const [one, two] = await ctx.db.select().from(bookings).orderBy(bookings.email);
    await ctx.db
      .update(bookings)
      .set({ version: sql`version + 1` })
      .where(eq(bookings.id, one?.id ?? ""));
    await ctx.db.insert(payments).values({
      id: ctx.newId(),
      bookingId: two?.id ?? "",
      method: "cash",
      state: "collected",
      amountCents: 5,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const [run] = await ctx.db.select().from(importRuns);
    const refused = await undoImport(ctx, { id: run?.id ?? "" });
    expect(refused).toMatchObject({ reason: "changed_since" });
    expect("details" in refused && refused.details).toEqual({
      records: expect.arrayContaining([`${one?.reference} was changed`, `${two?.reference} was paid`]),
    });
    expect(await rowByReference(ctx, one?.reference ?? "")).toBeDefined();
  }));
