import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/a-booking-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "./create-booking.ts";

const findBooking = async (ctx: Context, reference: string) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  return booking;
};

describe("a booking", () => {
  test("waits for a consultant, who answers within twenty minutes", () =>
    inTransaction(async (ctx) => {
      const known = { ...ctx, newReference: () => "CTS-7K3M9Q", newAccessCode: () => "ABCD2345" };
      expect(await createBooking(known, aBookingRequest())).toEqual(accept({ booking_reference: "CTS-7K3M9Q" }));
      expect(await findBooking(ctx, "CTS-7K3M9Q")).toMatchObject({
        state: "requested",
        version: 1,
        source: "website",
        isTest: false,
        firstName: "Thandi",
        serviceType: "airport_transfer",
        pickupLocation: "Cape Town International Airport",
        pickupAt: new Date("2026-11-28T07:00:00Z"),
        returnAt: null,
        passengers: 2,
        totalCents: null,
        paidCents: 0,
        responseDueAt: new Date("2026-11-20T08:20:00Z"),
        createdAt: testNow,
      });
    }));

  test("begins its history with the visitor's request", () =>
    inTransaction(async (ctx) => {
      await createBooking({ ...ctx, newReference: () => "CTS-7K3M9Q" }, aBookingRequest());
      const booking = await findBooking(ctx, "CTS-7K3M9Q");
      expect(await ctx.db.select().from(bookingMoves)).toMatchObject([
        { bookingId: booking?.id, fromState: null, toState: "requested", actor: "visitor", createdAt: testNow },
      ]);
    }));

  test("is told to the others", () =>
    inTransaction(async (ctx, world) => {
      const created = await createBooking(ctx, aBookingRequest());
      expect(created.ok && world.events).toEqual([
        { type: "booking.created", reference: created.ok && created.value.booking_reference },
      ]);
    }));

  test("keeps its access code only as a hash", () =>
    inTransaction(async (ctx) => {
      await createBooking(
        { ...ctx, newReference: () => "CTS-7K3M9Q", newAccessCode: () => "ABCD2345" },
        aBookingRequest(),
      );
      const booking = await findBooking(ctx, "CTS-7K3M9Q");
      expect(booking?.accessCodeHash).toBe(createHash("sha256").update("ABCD2345").digest("hex"));
      expect(JSON.stringify(booking)).not.toContain("ABCD2345");
    }));

  test("records the rate a link claims and applies none", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ affiliate_id: "A1", commission_rate: 0.9 });
      await createBooking({ ...ctx, newReference: () => "CTS-7K3M9Q" }, request);
      expect(await findBooking(ctx, "CTS-7K3M9Q")).toMatchObject({
        affiliateId: "A1",
        claimedRate: 0.9,
        organisationId: null,
      });
    }));

  test("holds the way back, at nine when no time is said", () =>
    inTransaction(async (ctx) => {
      const request = aBookingRequest({ return_date: "2026-12-02" });
      await createBooking({ ...ctx, newReference: () => "CTS-7K3M9Q" }, request);
      expect((await findBooking(ctx, "CTS-7K3M9Q"))?.returnAt).toEqual(new Date("2026-12-02T07:00:00Z"));
    }));

  test("can be a trial run", () =>
    inTransaction(async (ctx) => {
      await createBooking({ ...ctx, newReference: () => "CTS-7K3M9Q" }, aBookingRequest({ is_test: true }));
      expect((await findBooking(ctx, "CTS-7K3M9Q"))?.isTest).toBe(true);
    }));
});

describe("a reference that is taken", () => {
  test("is drawn again", () =>
    inTransaction(async (ctx) => {
      const drawn = ["CTS-AAAAAA", "CTS-AAAAAA", "CTS-BBBBBB"];
      const drawing = { ...ctx, newReference: () => drawn.shift() ?? "" };
      await createBooking(drawing, aBookingRequest());
      const second = await createBooking(drawing, aBookingRequest({ first_name: "Pieter" }));
      expect(second).toEqual(accept({ booking_reference: "CTS-BBBBBB" }));
      expect((await findBooking(ctx, "CTS-AAAAAA"))?.firstName).toBe("Thandi");
      expect(await ctx.db.select({ actor: bookingMoves.actor }).from(bookingMoves)).toHaveLength(2);
    }));

  test("ends in an error when no draw is free", () =>
    inTransaction(async (ctx) => {
      const stuck = { ...ctx, newReference: () => "CTS-AAAAAA" };
      await createBooking(stuck, aBookingRequest());
      await expect(createBooking(stuck, aBookingRequest())).rejects.toThrow("No free booking reference");
    }));
});

describe("a trip that cannot be is refused, and nothing is written", () => {
  test.each([
    ["pickup_in_past", { pickup_date: "2026-11-19" }],
    ["return_in_past", { return_date: "2026-11-19" }],
    ["return_before_pickup", { return_date: "2026-11-28", return_time: "18:00" }],
  ] as const)("%s", (reason, changes) =>
    inTransaction(async (ctx, world) => {
      expect(await createBooking(ctx, aBookingRequest(changes))).toEqual(refuse(reason));
      expect(await ctx.db.select({ id: bookings.id }).from(bookings)).toEqual([]);
      expect(world.events).toEqual([]);
    }),
  );
});
