import { render, toPlainText } from "@react-email/render";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings, vehicleHolds } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { system } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { aBookingRequest } from "#testing/builders/a-booking-request.ts";
import { aVehicle } from "#testing/builders/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "../../sale/server/create-booking.ts";
import { rebookBooking } from "../../self-service/server/rebook-booking.ts";
import { expireHolds } from "./expire-holds.ts";
import { remindGuests } from "./remind-guests.ts";
import { sendExpired } from "./send-expired.ts";

const reference = "CTS-7K3M9Q";
const asSystem = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  actor: system,
  now: addMinutes(testNow, minutes),
});
const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(testNow, minutes) });
const stateNow = async (ctx: Context) => {
  const [booking] = await ctx.db
    .select({ state: bookings.state })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return booking?.state;
};
const bookTheOneSedan = async (ctx: Context) => {
  await ctx.db.insert(vehicles).values(aVehicle({ band: "sedan", seats: 4 }));
  await createBooking({ ...ctx, newReference: () => reference }, aBookingRequest());
};

describe("a hold", () => {
  test.each([
    [29, "awaiting_payment", "held"],
    [30, "expired", "released"],
  ] as const)("after %i minutes is %s", (minutes, state, hold) =>
    inTransaction(async (ctx, world) => {
      await bookTheOneSedan(ctx);
      for (let times = 0; times < 2; times++) await expireHolds(asSystem(ctx, minutes));
      expect(await stateNow(ctx)).toBe(state);
      expect(await ctx.db.select({ state: vehicleHolds.state }).from(vehicleHolds)).toEqual([{ state: hold }]);
      const ends = world.events.filter(({ type }) => type === "booking.expired");
      expect(ends).toHaveLength(state === "expired" ? 1 : 0);
    }),
  );

  test("that ran out is told with the way to take it up again", () =>
    inTransaction(async (ctx, world) => {
      await bookTheOneSedan(ctx);
      await expireHolds(asSystem(ctx, 31));
      await sendExpired(ctx, { type: "booking.expired", reference });
      const email = toPlainText(await render(world.emails[0]?.content));
      expect(email).toContain(`/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`);
      expect(email).toContain("kept for 7 days");
    }));
});

describe("a booking that ran out", () => {
  const runOut = async (ctx: Context) => {
    await bookTheOneSedan(ctx);
    await expireHolds(asSystem(ctx, 31));
  };
  const revive = (ctx: Context, code = ctx.accessCodeFor(reference)) => rebookBooking(ctx, { reference, code });

  test("is taken up again at its price while a vehicle is free", () =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      expect(await revive(later(ctx, 60))).toEqual(
        accept({ booking_reference: reference, hold_until: addMinutes(testNow, 90).toISOString() }),
      );
      expect(await stateNow(ctx)).toBe("awaiting_payment");
      expect(await revive(later(ctx, 61))).toMatchObject({ ok: false, reason: "not_expired" });
    }));

  test("is not when another has the vehicle", () =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      await createBooking(later(ctx, 40), aBookingRequest({ first_name: "Pieter" }));
      const refused = await revive(later(ctx, 60));
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      expect(refused.ok ? [] : refused.details?.alternatives).not.toEqual([]);
    }));

  test.each([
    ["with a wrong code", "AAAAAAAA", 60, "not_found"],
    ["a week later", undefined, 7 * 24 * 60 + 40, "too_late"],
  ] as const)("is not %s", (_when, code, minutes, reason) =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      expect(await revive(later(ctx, minutes), code)).toMatchObject({ ok: false, reason });
    }),
  );
});

describe("a day before", () => {
  test.each([
    ["a guest is reminded, once", addHours(testNow, 24), addHours(testNow, -100), "confirmed", 1],
    ["not two days before", addHours(testNow, 25), addHours(testNow, -100), "confirmed", 0],
    ["not when it was booked an hour ago", addHours(testNow, 20), addHours(testNow, -1), "confirmed", 0],
    ["not what is cancelled", addHours(testNow, 20), addHours(testNow, -100), "cancelled", 0],
  ] as const)("%s", (_what, pickupAt, createdAt, state, emails) =>
    inTransaction(async (ctx, world) => {
      await ctx.db.insert(bookings).values(aBooking({ state, pickupAt, createdAt }));
      for (let times = 0; times < 2; times++) await remindGuests(ctx);
      expect(world.emails).toHaveLength(emails);
    }),
  );
});
