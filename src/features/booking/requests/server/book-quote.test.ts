import { render, toPlainText } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { listPromoCodes } from "#features/promos/server/list-promo-codes.ts";
import { showQuote } from "#features/quotes/server/show-quote.ts";
import { findQuote } from "#features/quotes/server/views.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendBookingReceived } from "../../booking-emails/server/send-booking-received.ts";
import { bookQuote } from "./book-quote.ts";
import { noteQuote } from "./note-quote.ts";

const reference = "CTS-7K3M9Q";
const journey = {
  service_type: "custom",
  pickup_location: "Cape Town International Airport",
  destination: "Paternoster",
  pickup_date: "2026-11-28",
  return_date: "2026-12-02",
  passengers: 3,
  child_seats: 2,
  child_seat_sizes: { toddler_seat: 1, booster_seat: 4 },
  flight_number: "LH 576",
};

type Changes = Partial<typeof quotes.$inferInsert>;

type OptionChanges = Partial<typeof quoteOptions.$inferInsert>;

async function quoteFor(ctx: Context, changes: Changes = {}, chosen: OptionChanges = {}): Promise<string> {
  const id = newId();
  await ctx.db.insert(quotes).values({
    id,
    number: "Q-2611-00001",
    state: "accepted",
    bookingReference: reference,
    customerName: "Thandi van der Merwe",
    customerEmail: "thandi@example.com",
    journey,
    depositShare: 0.25,
    validUntil: testNow,
    acceptedOption: "B",
    createdAt: testNow,
    updatedAt: testNow,
    ...changes,
  });
  const line = { quantity: 1, unit_cents: 220_000, amount_cents: 220_000, vat_code: "EX12G" } as const;
  const guide = { text: "Guide", quantity: 1, unit_cents: 80_000, amount_cents: 80_000, vat_code: "STD15" } as const;
  for (const letter of ["A", "B"] as const)
    await ctx.db.insert(quoteOptions).values({
      id: newId(),
      quoteId: id,
      letter,
      title: letter,
      lines: letter === "A" ? [{ ...line, text: "Drive" }] : [{ ...line, text: "Drive" }, guide],
      totalCents: letter === "A" ? 220_000 : 290_000,
      discountCents: letter === "A" ? 0 : 10_000,
      ...(letter === "B" && chosen),
    });
  return id;
}

const bookingNow = async (ctx: Context) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  return booking;
};

describe("an accepted quote", () => {
  test("becomes a booking under its reference, at its price, that waits a day for the money", () =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
      const quoteId = await quoteFor(ctx);
      for (let times = 0; times < 2; times++) await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({
        state: "awaiting_payment",
        light: "amber",
        source: "quote",
        firstName: "Thandi",
        lastName: "van der Merwe",
        flightNumber: "LH 576",
        // No more sizes than seats.
        childSeats: 2,
        childSeatSizes: { toddler_seat: 1, booster_seat: 1 },
        totalCents: 290_000,
        depositCents: 72_500,
        // 15 of every 115 cents of the guide's R800.
        vatCents: 10_087,
        holdUntil: new Date("2026-11-21T08:00:00Z"),
      });
      const items = await ctx.db.select().from(bookingItems).orderBy(bookingItems.position);
      expect(items.map(({ text, amountCents, vatCode }) => [text, amountCents, vatCode])).toEqual([
        ["Drive", 220_000, "EX12G"],
        ["Guide", 80_000, "STD15"],
        ["Discount", -7_333, "EX12G"],
        ["Discount", -2_667, "STD15"],
      ]);
      const legs = await ctx.db.select({ price: trips.priceCents }).from(trips).orderBy(trips.leg);
      expect(legs).toEqual([{ price: 145_000 }, { price: 145_000 }]);
      expect(await ctx.db.select({ state: vehicleHolds.state }).from(vehicleHolds)).toHaveLength(2);
      expect(world.events).toEqual([{ type: "booking.created", reference }]);
    }));

  test("keeps its promo code: a line of its own, its terms, and one use", () =>
    inTransaction(async (ctx) => {
      const { id: promoId } = await aPromoCode(ctx);
      const promo = { id: promoId, code: "WINE15", share: 0.15, amount: null, leastCents: 0, vehicleClasses: [] };
      const quoteId = await quoteFor(
        ctx,
        {},
        { promo: { ...promo, combines: false }, promoCents: 30_000, totalCents: 260_000 },
      );
      for (let times = 0; times < 2; times++) await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({
        totalCents: 260_000,
        priceRequest: { promo: { code: "WINE15", share: 0.15 } },
      });
      const items = await ctx.db.select().from(bookingItems).orderBy(bookingItems.position);
      expect(items.map(({ text, amountCents }) => [text, amountCents])).toEqual([
        ["Drive", 220_000],
        ["Guide", 80_000],
        ["Discount", -7_333],
        ["Discount", -2_667],
        ["Promo code WINE15, −15%", -22_000],
        ["Promo code WINE15, −15%", -8_000],
      ]);
      // The quote is still accepted, and its booking there: one use, not two.
      expect(await listPromoCodes(ctx)).toMatchObject({ value: { promos: [{ uses: 1, discount_cents: 30_000 }] } });
    }));

  test("with a partner’s promo code counts for the partner, as on the site", () =>
    inTransaction(async (ctx, world) => {
      const { hotelId } = await asHotel(ctx, { affiliateCode: "QUOTED", commissionRate: 0.1 });
      const { id } = await aPromoCode(ctx, { partnerId: hotelId });
      const promo = {
        id,
        code: "WINE15",
        share: 0.15,
        amount: null,
        leastCents: 0,
        vehicleClasses: [],
        combines: false,
      };
      const quoteId = await quoteFor(ctx, {}, { promo, promoCents: 30_000, totalCents: 260_000 });
      await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({ partnerId: hotelId, appliedRate: 0.1, affiliateId: "QUOTED" });
      expect(world.events).toContainEqual({ type: "booking.created", reference, touch: { channel: "code" } });
    }));

  test("shows the terms its booking was sold with, whatever they are later", () =>
    inTransaction(async (ctx) => {
      const quoteId = await quoteFor(ctx, { termsVersion: "2026-09" });
      await bookQuote(ctx, { type: "quote.accepted", quoteId });
      const later = { version: 9, freeHours: 96, lateShare: 0.9, noShowShare: 1, graceMinutes: 5 };
      await ctx.db.update(bookings).set({ policy: later }).where(eq(bookings.reference, reference));
      const quote = await findQuote(ctx.db, quoteId);
      expect(quote && (await showQuote(ctx, quote, false))).toMatchObject({
        terms_version: "2026-09",
        cancellation_grace_minutes: 5,
        options: [
          { free_cancellation_hours: 96, late_cancellation_share: 0.9 },
          { free_cancellation_hours: 96, late_cancellation_share: 0.9 },
        ],
      });
    }));

  test("without a vehicle of ours is booked all the same, and someone looks for one", () =>
    inTransaction(async (ctx, world) => {
      await bookQuote(ctx, { type: "quote.accepted", quoteId: await quoteFor(ctx) });
      expect((await bookingNow(ctx))?.state).toBe("awaiting_payment");
      expect(world.events).toMatchObject([{ type: "task.wanted", kind: "find_vehicle" }, { type: "booking.created" }]);
    }));

  test("becomes the trip of the option that was chosen, under its title", () =>
    inTransaction(async (ctx, world) => {
      const own = { ...journey, destination: "Langebaan", pickup_date: "2026-11-29", return_date: null, passengers: 2 };
      const quoteId = await quoteFor(ctx, {}, { title: "Langebaan for two", journey: own });
      await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({
        optionTitle: "Langebaan for two",
        destination: "Langebaan",
        pickupAt: new Date("2026-11-29T07:00:00Z"),
        returnAt: null,
        passengers: 2,
        totalCents: 290_000,
      });
      expect(await ctx.db.$count(trips)).toBe(1);
      await sendBookingReceived(ctx, { type: "booking.created", reference });
      expect(toPlainText(await render(world.emails[0]?.content))).toContain("Langebaan for two");
    }));

  test.each([
    ["at R0", { totalCents: 0, discountCents: 300_000 }, 0.25],
    ["with nothing due at once", {}, 0],
  ])("%s confirms itself", (_what, chosen, depositShare) =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
      const quoteId = await quoteFor(ctx, { depositShare }, chosen);
      for (let times = 0; times < 2; times++) await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({ state: "confirmed", holdUntil: null });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
      expect(await ctx.db.select({ state: vehicleHolds.state }).from(vehicleHolds)).toEqual([
        { state: "reserved" },
        { state: "reserved" },
      ]);
    }),
  );

  test("that names no day is a task", () =>
    inTransaction(async (ctx, world) => {
      const quoteId = await quoteFor(ctx, { journey: { service_type: "custom" } });
      await bookQuote(ctx, { type: "quote.accepted", quoteId });
      expect(await bookingNow(ctx)).toBeUndefined();
      expect(world.events).toMatchObject([{ type: "task.wanted", kind: "quote_without_day" }]);
    }));
});

test("a quote for a request answers it, and accepted moves it on at the agreed price", () =>
  inTransaction(async (ctx, world) => {
    const bookingRequest = aBookingRequest({ service_type: "corporate_events", passengers: 3 });
    await createBooking({ ...ctx, newReference: () => reference }, bookingRequest);
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
    const bookingId = (await bookingNow(ctx))?.id ?? null;
    const quoteId = await quoteFor(ctx, { bookingId, depositShare: 1 });

    for (let times = 0; times < 2; times++) await noteQuote(ctx, { type: "quote.sent", quoteId });
    expect(await bookingNow(ctx)).toMatchObject({ state: "quoted", answeredAt: testNow });

    for (let times = 0; times < 2; times++) await bookQuote(ctx, { type: "quote.accepted", quoteId });
    expect(await bookingNow(ctx)).toMatchObject({
      state: "awaiting_payment",
      totalCents: 290_000,
      depositCents: null,
      // Quoted, moved to the quoted pickup, accepted: each once.
      version: 4,
    });
    expect(world.events.filter(({ type }) => type === "booking.created")).toHaveLength(2);
  }));

test("a request becomes the journey its quote speaks of, whatever was asked for first", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4 }));
    const bookingRequest = aBookingRequest({
      service_type: "corporate_events",
      passengers: 2,
      destination: "Franschhoek",
    });
    await createBooking({ ...ctx, newReference: () => reference }, bookingRequest);
    const bookingId = (await bookingNow(ctx))?.id ?? null;
    await bookQuote(ctx, { type: "quote.accepted", quoteId: await quoteFor(ctx, { bookingId }) });

    expect(await bookingNow(ctx)).toMatchObject({
      serviceType: "custom",
      destination: "Paternoster",
      pickupAt: new Date("2026-11-28T07:00:00Z"),
      returnAt: new Date("2026-12-02T07:00:00Z"),
      passengers: 3,
      flightNumber: "LH 576",
      optionTitle: "B",
    });
    const legs = await ctx.db.select().from(trips).orderBy(trips.leg);
    expect(
      legs.map(({ state, destination, priceCents, flightNumber }) => [state, destination, priceCents, flightNumber]),
    ).toEqual([
      ["planned", "Paternoster", 145_000, "LH 576"],
      ["planned", "Cape Town International Airport", 145_000, ""],
    ]);
    const held = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "held"));
    expect(held.map(({ leg }) => leg).toSorted()).toEqual([1, 2]);
  }));
