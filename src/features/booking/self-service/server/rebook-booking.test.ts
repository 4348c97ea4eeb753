import { describe, expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { asSystem, bookTheOneSedan, later, reference, stateNow } from "#testing/builders/booking/a-lapsed-hold.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { expireHolds } from "../../holds/server/expire-holds.ts";
import { rebookBooking } from "./rebook-booking.ts";

describe("a booking that ran out", () => {
  const runOut = async (ctx: Context) => {
    await bookTheOneSedan(ctx);
    await expireHolds(asSystem(ctx, 31));
  };
  const rebook = (ctx: Context, code = ctx.accessCodeFor(reference)) => rebookBooking(ctx, { reference, code });

  test("is taken up again at its price while a vehicle is free", () =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      expect(await rebook(later(ctx, 60))).toEqual(
        accept({ booking_reference: reference, hold_until: addMinutes(testNow, 90).toISOString() }),
      );
      expect(await stateNow(ctx)).toBe("awaiting_payment");
      expect(await rebook(later(ctx, 61))).toMatchObject({ ok: false, reason: "not_expired" });
    }));

  test("is not when another has the vehicle", () =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      await createBooking(later(ctx, 40), aBookingRequest({ first_name: "Pieter" }));
      const refused = await rebook(later(ctx, 60));
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      expect(refused.ok ? [] : refused.details?.alternatives).not.toEqual([]);
    }));

  test.each([
    ["with a wrong code", "AAAAAAAA", 60, "not_found"],
    ["a week later", undefined, 7 * 24 * 60 + 40, "too_late"],
  ] as const)("is not %s", (_when, code, minutes, reason) =>
    inTransaction(async (ctx) => {
      await runOut(ctx);
      expect(await rebook(later(ctx, minutes), code)).toMatchObject({ ok: false, reason });
    }),
  );
});
