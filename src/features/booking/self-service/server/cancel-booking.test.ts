import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { keepFile } from "#platform/files/storage.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { previewCancellation } from "./preview-cancellation.ts";

const at = (day: string, time: string) => momentOf(localDate(day), localTime(time));
const pickupAt = at("2026-11-25", "14:00");
const returnAt = at("2026-11-28", "14:00");

type Criteria = { readonly isReturn?: boolean; readonly booking?: Partial<typeof bookings.$inferInsert> };

/** A paid booking of R1 000 each way, with a vehicle reserved for every leg. */
async function writeBooked(ctx: Context, { isReturn = false, booking }: Criteria = {}) {
  const total = isReturn ? 200_000 : 100_000;
  const row = aBooking({
    state: "confirmed",
    pickupAt,
    returnAt: isReturn ? returnAt : null,
    totalCents: total,
    paidCents: total,
    policy: standardPolicy,
    ...booking,
  });
  await ctx.db.insert(bookings).values(row);
  for (const [index, start] of (isReturn ? [pickupAt, returnAt] : [pickupAt]).entries()) {
    const leg = index + 1;
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    const end = new Date(start.getTime() + 3_600_000);
    await ctx.db.insert(trips).values({
      id: newId(),
      bookingId: row.id,
      leg,
      state: "unassigned",
      pickupLocation: row.pickupLocation,
      destination: row.destination,
      pickupAt: start,
      plannedEnd: end,
      passengers: 2,
      vehicleClass: "sedan",
      priceCents: 100_000,
      createdAt: ctx.now,
    });
    await ctx.db.insert(vehicleHolds).values({
      id: newId(),
      bookingId: row.id,
      leg,
      vehicleId: vehicle.id,
      busy: `["${start.toISOString()}","${end.toISOString()}")`,
      state: "reserved",
      createdAt: ctx.now,
    });
    const item = { code: "fare", text: `Way ${leg}`, amountCents: 100_000, vatCode: "EX12G" } as const;
    await ctx.db.insert(bookingItems).values({ id: newId(), bookingId: row.id, position: leg, leg, ...item });
  }
  return { id: row.id, opening: { reference: row.reference, code: ctx.accessCodeFor(row.reference) } };
}

const read = async (ctx: Context, id: string) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  const legs = await ctx.db.select().from(trips).where(eq(trips.bookingId, id)).orderBy(trips.leg);
  const holds = await ctx.db
    .select()
    .from(vehicleHolds)
    .where(eq(vehicleHolds.bookingId, id))
    .orderBy(vehicleHolds.leg);
  return { booking, legs, holds };
};

const plans = { legs: null, reason: "CUSTOMER_PLANS", document: null } as const;

describe("a booking of R1 000 at 14:00, cancelled", () => {
  test.each([
    ["at 01:59", "01:59", 0, 100_000],
    ["at 02:00, exactly twelve hours before", "02:00", 0, 100_000],
    ["at 02:01", "02:01", 50_000, 50_000],
  ])("%s", (_when, time, fee, refund) =>
    inTransaction(
      async (ctx, world) => {
        const { id, opening } = await writeBooked(ctx);
        const offer = await previewCancellation(ctx, { ...opening, ...plans });
        expect(offer).toMatchObject({ ok: true, value: { fee_cents: fee, refund_cents: refund, is_whole: true } });

        const done = await cancelBooking(ctx, { ...opening, ...plans, expected_fee_cents: fee });
        expect(done).toMatchObject({ ok: true, value: { fee_cents: fee, refund_cents: refund } });
        const { booking, legs, holds } = await read(ctx, id);
        expect(booking).toMatchObject({
          state: "cancelled",
          feeCents: fee,
          cancelledReason: "CUSTOMER_PLANS",
          cancelledAt: ctx.now,
          calendarSequence: 1,
        });
        expect(legs.map(({ state, feeCents }) => [state, feeCents])).toEqual([["cancelled", fee]]);
        expect(holds.map(({ state }) => state)).toEqual(["released"]);
        expect(world.events).toEqual([
          expect.objectContaining({ type: "booking.cancelled", legs: [1], isWhole: true, code: "CUSTOMER_PLANS" }),
          expect.objectContaining({ type: "refund.due", amountCents: refund, feeCents: fee, isWithinPolicy: true }),
        ]);
      },
      { now: at("2026-11-25", time) },
    ),
  );

  test("for illness: the document goes with the claim for what is withheld", () =>
    inTransaction(
      async (ctx, world) => {
        const { opening } = await writeBooked(ctx);
        const ill = { ...opening, ...plans, reason: "MEDICAL_WAIVER", expected_fee_cents: 50_000 } as const;
        expect(await cancelBooking(ctx, ill)).toMatchObject({ ok: false, reason: "document_needed" });

        const content = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
        const file = await keepFile(ctx.db, { content, name: "hospital.pdf", now: ctx.now });
        if (!file) throw new Error("The file was not kept.");
        const document = { file_id: file.id, claim: "not the claim" };
        expect(await cancelBooking(ctx, { ...ill, document })).toMatchObject({ reason: "document_unknown" });
        const done = await cancelBooking(ctx, { ...ill, document: { file_id: file.id, claim: file.claim } });
        expect(done).toMatchObject({ ok: true, value: { refund_cents: 50_000, claimed_cents: 50_000 } });
        expect(world.events.filter(({ type }) => type === "refund.due")).toEqual([
          expect.objectContaining({ amountCents: 50_000, isWithinPolicy: true, documentId: file.id }),
          expect.objectContaining({ amountCents: 50_000, isWithinPolicy: false, documentId: file.id }),
        ]);
      },
      { now: at("2026-11-25", "02:01") },
    ));

  test("a fee other than the one shown is shown again", () =>
    inTransaction(
      async (ctx, world) => {
        const { id, opening } = await writeBooked(ctx);
        const done = await cancelBooking(ctx, { ...opening, ...plans, expected_fee_cents: 0 });
        expect(done).toMatchObject({ ok: false, reason: "fee_changed", details: { offer: { fee_cents: 50_000 } } });
        expect((await read(ctx, id)).booking?.state).toBe("confirmed");
        expect(world.events).toEqual([]);
      },
      { now: at("2026-11-25", "02:01") },
    ));

  test("one that was not paid yet costs nothing and brings nothing back", () =>
    inTransaction(async (ctx, world) => {
      const { opening } = await writeBooked(ctx, { booking: { state: "awaiting_payment", paidCents: 0 } });
      const done = await cancelBooking(ctx, { ...opening, ...plans, expected_fee_cents: 0 });
      expect(done).toMatchObject({ ok: true, value: { fee_cents: 0, refund_cents: 0 } });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.cancelled"]);
    }));

  test("a second time is refused", () =>
    inTransaction(async (ctx) => {
      const { opening } = await writeBooked(ctx);
      await cancelBooking(ctx, { ...opening, ...plans, expected_fee_cents: 0 });
      const again = await cancelBooking(ctx, { ...opening, ...plans, expected_fee_cents: 0 });
      expect(again.ok).toBe(false);
    }));
});

test("the return trip alone costs its own fee and leaves the outbound trip untouched", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, opening } = await writeBooked(ctx, { isReturn: true });
      const before = await read(ctx, id);
      const wish = { ...opening, ...plans, legs: [2], expected_fee_cents: 50_000 };
      expect(await cancelBooking(ctx, wish)).toMatchObject({
        ok: true,
        value: { is_whole: false, fee_cents: 50_000, refund_cents: 50_000 },
      });
      const after = await read(ctx, id);
      expect(after.legs[0]).toEqual(before.legs[0]);
      expect(after.holds[0]).toEqual(before.holds[0]);
      expect(after.legs[1]).toMatchObject({ state: "cancelled", feeCents: 50_000, cancelReason: "CUSTOMER_PLANS" });
      expect(after.holds[1]?.state).toBe("released");
      expect(after.booking).toMatchObject({
        state: "confirmed",
        pickupAt,
        returnAt: null,
        totalCents: 150_000,
        feeCents: 50_000,
        calendarSequence: 1,
        version: 2,
      });
      const items = await ctx.db.select().from(bookingItems).where(eq(bookingItems.bookingId, id));
      expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(150_000);
      expect(world.events[0]).toMatchObject({ type: "booking.cancelled", legs: [2], isWhole: false });
    },
    { now: at("2026-11-28", "02:01") },
  ));

test("someone without the code finds nothing", () =>
  inTransaction(async (ctx) => {
    const { opening } = await writeBooked(ctx);
    const wrong = { ...opening, ...plans, code: "00000000", expected_fee_cents: 0 };
    expect(await cancelBooking(ctx, wrong)).toMatchObject({ ok: false, reason: "not_found" });
  }));
