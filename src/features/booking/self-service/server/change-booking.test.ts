import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { changeBooking } from "./change-booking.ts";
import { previewCancellation } from "./preview-cancellation.ts";
import { previewChange } from "./preview-change.ts";
import { readMyBooking } from "./read-my-booking.ts";
import { sendBookingChanged } from "./send-booking-changed.ts";

const plain = { expected_difference_cents: null, note: "" };
const calendarOf = (world: World) => String(world.emails.at(-1)?.attachments?.[0]?.content ?? "");

describe("what holds at once", () => {
  test.each([
    ["the flight number", { flight_number: "BA 43" }],
    ["half an hour later", { pickup_time: localTime("14:30") }],
    ["another bag at the same price", { bags: 3 }],
  ])("%s", (_what, change) =>
    inTransaction(async (ctx, world) => {
      const { id, opening, total } = await writeSold(ctx);
      const offer = await previewChange(ctx, { ...opening, change });
      expect(offer).toMatchObject({
        ok: true,
        value: { outcome: "applies_at_once", difference_cents: 0, new_total_cents: total, version: 1 },
      });
      const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
      expect(done).toMatchObject({ ok: true, value: { outcome: "applied" } });
      const { booking, changes } = await readSold(ctx, id);
      expect(booking).toMatchObject({ version: 2, calendarSequence: 1, amendment: "none", totalCents: total });
      expect(changes).toMatchObject([{ state: "applied" }]);
      expect(world.events.map(({ type }) => type)).toEqual(["booking.changed"]);
    }),
  );

  test("a shift moves the trip and the vehicle's diary, and the calendar counts on", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await writeSold(ctx);
      const before = await readSold(ctx, id);
      const change = { pickup_time: localTime("14:30") };
      await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
      const after = await readSold(ctx, id);
      expect(after.booking.pickupAt).toEqual(at("2026-11-28", "14:30"));
      expect(after.legs[0]?.pickupAt).toEqual(at("2026-11-28", "14:30"));
      expect(after.kept).toHaveLength(1);
      expect(after.kept[0]).toMatchObject({ vehicleId: before.kept[0]?.vehicleId, state: "reserved" });
      expect(after.kept[0]?.busy).not.toBe(before.kept[0]?.busy);

      const [event] = world.events;
      if (event?.type !== "booking.changed") throw new Error("No event was emitted.");
      await sendBookingChanged(ctx, event);
      expect(calendarOf(world)).toContain("SEQUENCE:1");
      expect(calendarOf(world)).toContain("DTSTART:20261128T123000Z");
      expect(calendarOf(world)).toContain("METHOD:REQUEST");
    }));

  test("a shift into someone else's time with the vehicle goes to our team", () =>
    inTransaction(async (ctx) => {
      const { opening, vehicleId } = await writeSold(ctx);
      const other = await writeOther(ctx, vehicleId);
      const change = { pickup_time: localTime("14:30") };
      const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
      expect(done).toMatchObject({ ok: true, value: { outcome: "proposed" } });
      const [hold] = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.bookingId, other));
      expect(hold?.state).toBe("reserved");
    }));
});

describe("another vehicle", () => {
  test("a larger one that we have not is for our team to find; nothing moves meanwhile", () =>
    inTransaction(async (ctx) => {
      const { id, opening, total } = await writeSold(ctx);
      const change = { vehicle_class: "shuttle" as const };
      const offer = await previewChange(ctx, { ...opening, change });
      if (!offer.ok) throw new Error(offer.reason);
      const { difference_cents, new_total_cents } = offer.value;
      expect(offer.value).toMatchObject({
        outcome: "needs_team",
        values: [{ field: "vehicle_class", before: "Sedan", after: "Shuttle" }],
      });
      expect(difference_cents).toBeGreaterThan(0);
      expect(new_total_cents).toBe(total + (difference_cents ?? 0));
      const input = { ...opening, ...plain, version: 1, change, expected_difference_cents: difference_cents };
      expect(await changeBooking(ctx, input)).toMatchObject({ ok: true, value: { outcome: "proposed" } });
      const { booking, changes } = await readSold(ctx, id);
      expect(booking).toMatchObject({ vehicleClass: null, totalCents: total });
      expect(changes).toMatchObject([{ state: "proposed", after: { vehicleClass: "shuttle" } }]);
    }));
});

describe("eighteen hours before the pickup at 14:00", () => {
  const soon = { now: at("2026-11-27", "20:00") };
  const change = { pickup_time: localTime("16:00") };

  test.each([
    ["a driver", true, "applied"],
    ["no driver", false, "proposed"],
  ] as const)("with %s free for the new time", (_who, hasDriver, outcome) =>
    inTransaction(async (ctx) => {
      const { opening } = await writeSold(ctx);
      if (hasDriver) await writeCrew(ctx, { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } });
      const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
      expect(done).toMatchObject({ ok: true, value: { outcome } });
    }, soon),
  );
});

describe("ten hours before the pickup at 14:00", () => {
  const late = { now: at("2026-11-28", "04:00") };
  const plans = { legs: null, reason: "CUSTOMER_PLANS", document: null } as const;

  test("four hours later is for our team to answer, and nothing moves meanwhile", () =>
    inTransaction(async (ctx) => {
      const { id, opening } = await writeSold(ctx);
      const change = { pickup_time: localTime("18:00") };
      expect(await previewChange(ctx, { ...opening, change })).toMatchObject({ value: { outcome: "needs_team" } });
      const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
      expect(done).toMatchObject({ ok: true, value: { outcome: "proposed" } });
      expect((await readSold(ctx, id)).booking.pickupAt).toEqual(at("2026-11-28", "14:00"));
    }, late));

  test("half an hour later holds at once, and cancelling costs what it did", () =>
    inTransaction(
      async (ctx) => {
        const { id, opening, total } = await writeSold(ctx);
        // Booked long ago: no mistake of a moment ago.
        await ctx.db
          .update(bookings)
          .set({ createdAt: at("2026-11-20", "09:00") })
          .where(eq(bookings.id, id));
        const fee = Math.round(total / 2);
        expect(await previewCancellation(ctx, { ...opening, ...plans })).toMatchObject({ value: { fee_cents: fee } });
        const change = { pickup_time: localTime("14:30") };
        const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
        expect(done).toMatchObject({ ok: true, value: { outcome: "applied" } });
        expect(await previewCancellation(ctx, { ...opening, ...plans })).toMatchObject({
          value: { fee_cents: fee, legs: [{ pickup_at: at("2026-11-28", "14:30").toISOString() }] },
        });
      },
      // With the half hour it would be twelve hours again.
      { now: at("2026-11-28", "02:20") },
    ));
});

/** Takes the vehicle right after the first booking's time with it. */
async function writeOther(ctx: Context, vehicleId: string): Promise<string> {
  const [own] = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.vehicleId, vehicleId));
  const [first] = await ctx.db.select().from(bookings);
  if (!own || !first) throw new Error("There is no hold.");
  const id = newId();
  await ctx.db.insert(bookings).values({ ...first, id, reference: "CTS-0THER1" });
  const end = own.busy.split(",")[1]?.replace(/[")\]]/g, "") ?? "";
  await ctx.db.insert(vehicleHolds).values({
    id: newId(),
    bookingId: id,
    leg: 1,
    vehicleId,
    busy: `["${end}","${new Date(Date.parse(end) + 3_600_000).toISOString()}")`,
    state: "reserved",
    createdAt: ctx.now,
  });
  return id;
}

test("on an old version the change is refused with the booking as it is now", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    await changeBooking(ctx, { ...opening, ...plain, version: 1, change: { flight_number: "BA 43" } });
    const stale = await changeBooking(ctx, { ...opening, ...plain, version: 1, change: { bags: 3 } });
    expect(stale).toMatchObject({
      ok: false,
      reason: "changed_meanwhile",
      details: { booking: { version: 2, flight_number: "BA 43" } },
    });
  }));

test("a difference other than the one shown is shown again", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeSold(ctx);
    const change = { return_date: localDate("2026-12-01") };
    const done = await changeBooking(ctx, { ...opening, ...plain, version: 1, change });
    expect(done).toMatchObject({ ok: false, reason: "price_changed" });
  }));

test("a booking tells its price, its money, its rules and its changes", () =>
  inTransaction(async (ctx) => {
    const { opening, total } = await writeSold(ctx);
    await changeBooking(ctx, { ...opening, ...plain, version: 1, change: { flight_number: "BA 43" } });
    const myBooking = await readMyBooking(ctx, opening);
    expect(myBooking).toMatchObject({
      ok: true,
      value: {
        flight_number: "BA 43",
        payment: { summary: "paid", due_cents: 0 },
        policy: { free_hours: 12, late_share: 0.5 },
        changes: [
          { state: "applied", by: "you", values: [{ field: "flight_number", before: "BA 59", after: "BA 43" }] },
        ],
        may: { pay: false, change: true, cancel: true },
        invoices: [],
      },
    });
    if (myBooking.ok)
      expect(myBooking.value.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);
  }));

describe("another date of a tour", () => {
  const tour = { serviceType: "day_tour", offer: "whale-watching", destination: "" };
  const season = "Whale watching runs from June to November.";
  const writeTour = async (ctx: Context) => {
    const { id, opening } = await writeSold(ctx);
    await ctx.db.update(bookings).set(tour).where(eq(bookings.id, id));
    return { id, opening };
  };

  test("out of season is refused with its season, and the booking stays", () =>
    inTransaction(async (ctx) => {
      const { id, opening } = await writeTour(ctx);
      const change = { pickup_date: localDate("2026-12-01") };
      const refused = { ok: false, reason: "out_of_season", details: { season } };
      expect(await previewChange(ctx, { ...opening, change })).toEqual(refused);
      expect(await changeBooking(ctx, { ...opening, ...plain, version: 1, change })).toEqual(refused);
      expect((await readSold(ctx, id)).booking).toMatchObject({ version: 1, amendment: "none" });
    }));

  test("in season is looked at like any other", () =>
    inTransaction(async (ctx) => {
      const { opening } = await writeTour(ctx);
      const change = { pickup_date: localDate("2026-11-30") };
      expect(await previewChange(ctx, { ...opening, change })).toMatchObject({ ok: true });
    }));

  test("our team agreed to stays agreed: its hour can move", () =>
    inTransaction(async (ctx) => {
      const { id, opening } = await writeTour(ctx);
      await ctx.db
        .update(bookings)
        .set({ pickupAt: at("2026-12-05", "14:00") })
        .where(eq(bookings.id, id));
      const change = { pickup_time: localTime("14:30") };
      expect(await previewChange(ctx, { ...opening, change })).toMatchObject({ ok: true });
    }));
});
