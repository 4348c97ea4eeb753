import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { ratings } from "#db/schema/reviews.ts";
import { addHours } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { referencesOf } from "#testing/builders/booking/a-list-of-references.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myBookings } from "./my-bookings.ts";

const upcoming = (ctx: Context) => referencesOf(myBookings(ctx, { when: "upcoming" }));

const past = (ctx: Context) => referencesOf(myBookings(ctx, { when: "past" }));

const day = (date: string) => new Date(`${date}T07:00:00Z`);

describe("my bookings", () => {
  test("are those I made signed in, whatever address I typed, and those with my address", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db
        .insert(bookings)
        .values([
          aBooking({ reference: "CTS-AAAAAA", bookerId: me.userId, email: "boss@example.com" }),
          aBooking({ reference: "CTS-BBBBBB", email: "Thandi@Example.com", pickupAt: day("2026-11-29") }),
          aBooking({ reference: "CTS-CCCCCC", email: "pieter@example.com" }),
        ]);
      expect(await upcoming(me)).toEqual(["CTS-AAAAAA", "CTS-BBBBBB"]);
    }));

  test("name the vehicle: that of the trip, or the one that seats everyone while none is planned", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const booking = { bookerId: me.userId, passengers: 2 };
      await writeTrip(ctx, day("2026-11-29"), { booking, trip: { vehicleClass: "luxury_coach" } });
      await ctx.db.insert(bookings).values(aBooking({ ...booking, pickupAt: day("2026-11-30") }));
      const listed = await myBookings(me, { when: "upcoming" });
      expect(listed).toMatchObject({
        value: { bookings: [{ vehicle_kind: "Luxury coach" }, { vehicle_kind: "Sedan" }] },
      });
    }));

  test("say whether a rating is asked for: not before we have asked, nor once it is given, nor weeks later", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const listed = async () => {
        const page = await myBookings(me, { when: "past" });
        return page.ok && page.value.bookings.map(({ may_rate }) => may_rate);
      };
      const stars = { overall: 5, punctuality: 5, vehicle: 5, driving: 5 };
      const booking = { bookerId: me.userId, state: "completed" as const, pickupAt: day("2026-11-18") };
      const { tripId, bookingId } = await writeTrip(ctx, day("2026-11-18"), { booking });
      expect(await listed()).toEqual([false]);
      const rating = { id: ctx.newId(), tripId, bookingId, state: "requested" as const, updatedAt: testNow };
      await ctx.db.insert(ratings).values({ ...rating, askedAt: testNow });
      expect(await listed()).toEqual([true]);
      await ctx.db.update(ratings).set({ askedAt: addHours(testNow, -31 * 24) });
      expect(await listed()).toEqual([false]);
      await ctx.db.update(ratings).set({ ...stars, askedAt: testNow, givenAt: testNow, state: "private" });
      expect(await listed()).toEqual([false]);
    }));

  test("show a booking once when it is mine both ways", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-AAAAAA", bookerId: me.userId }));
      expect(await upcoming(me)).toEqual(["CTS-AAAAAA"]);
    }));

  test("are not found by an address that is not confirmed: anyone can sign up with anyone's", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await ctx.db
        .insert(bookings)
        .values([
          aBooking({ reference: "CTS-AAAAAA" }),
          aBooking({ reference: "CTS-BBBBBB", bookerId: me.userId, pickupAt: day("2026-11-30") }),
        ]);
      expect(await upcoming(me)).toEqual(["CTS-BBBBBB"]);
    }));

  test("part at midnight in Cape Town and by where they stand: the next first, of the past the latest first", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(bookings).values([
        aBooking({ reference: "CTS-AAAAAA", state: "confirmed", pickupAt: new Date("2026-11-19T22:00:00Z") }),
        aBooking({ reference: "CTS-BBBBBB", state: "confirmed", pickupAt: new Date("2026-11-19T21:59:00Z") }),
        aBooking({
          reference: "CTS-CCCCCC",
          state: "confirmed",
          pickupAt: day("2026-11-10"),
          returnAt: day("2026-11-24"),
        }),
        aBooking({ reference: "CTS-DDDDDD", state: "cancelled" }),
        aBooking({ reference: "CTS-EEEEEE", state: "completed", pickupAt: day("2026-10-01") }),
        aBooking({ reference: "CTS-FFFFFF", state: "draft" }),
        aBooking({ reference: "CTS-GGGGGG", isTest: true }),
      ]);
      expect(await upcoming(me)).toEqual(["CTS-CCCCCC", "CTS-AAAAAA"]);
      expect(await past(me)).toEqual(["CTS-DDDDDD", "CTS-BBBBBB", "CTS-EEEEEE"]);
    }));

  test.each(["upcoming", "past"] as const)("come in pages of twenty, %s", (when) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      // Three share a moment, so that the key must tell them apart.
      const rows = Array.from({ length: 45 }, (_, at) =>
        aBooking({
          reference: `CTS-${String(at).padStart(6, "0")}`,
          state: when === "past" ? "completed" : "confirmed",
          pickupAt: new Date(testNow.getTime() + (when === "past" ? -1 : 1) * (1 + Math.floor(at / 3)) * 86_400_000),
        }),
      );
      await ctx.db.insert(bookings).values(rows);
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 3; page++) {
        const answer = await myBookings(me, { when, after });
        if (!answer.ok) throw new Error("refused");
        seen.push(...answer.value.bookings.map(({ reference }) => reference));
        after = answer.value.next ?? undefined;
      }
      expect(after).toBeUndefined();
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
    }),
  );

  test("include what I book while signed in", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await createBooking(
        { ...me, newReference: () => "CTS-7K3M9Q" },
        aBookingRequest({ email: "somebody.else@example.com" }),
      );
      expect(await upcoming(me)).toEqual(["CTS-7K3M9Q"]);
      const [row] = await ctx.db.select({ email: bookings.email, bookerId: bookings.bookerId }).from(bookings);
      expect(row).toEqual({ email: "somebody.else@example.com", bookerId: me.userId });
    }));
});
