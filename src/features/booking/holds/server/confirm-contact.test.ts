import { describe, expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { hourly, person, sedans } from "#testing/builders/booking/a-stranger.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { notePayment } from "../../money/server/note-payment.ts";
import { rebookBooking } from "../../self-service/server/rebook-booking.ts";
import { contactKey } from "../../server/make-links.ts";
import { confirmContact } from "./confirm-contact.ts";
import { expireHolds } from "./expire-holds.ts";

describe("a bank transfer", () => {
  const booked = async (ctx: Context) => {
    await sedans(ctx, 3);
    const created = await createBooking(ctx, person(1));
    if (!created.ok) throw new Error(created.reason);
    const { booking_reference: reference, access_code: code } = created.value;
    const started = await startPayment(ctx, {
      reference,
      code,
      method: "transfer",
      pays_all: false,
      expected_cents: null,
    });
    if (!started.ok) throw new Error(started.reason);
    await notePayment(ctx, { type: "payment.started", paymentId: started.value.payment.id, reference });
    const until = async () => (await ctx.db.select().from(vehicleHolds))[0]?.expiresAt;
    return { reference, code, until, expiresAt: started.value.payment.expires_at };
  };

  test("holds a stranger’s vehicle for half an hour, and for a day once our email was read", () =>
    inTransaction(async (ctx, world) => {
      const { reference, until, expiresAt } = await booked(ctx);
      expect(await until()).toEqual(addMinutes(testNow, 30));
      expect(expiresAt).toBe(addMinutes(testNow, 30).toISOString());

      const day = addHours(testNow, 24);
      const confirmed = await confirmContact(ctx, { reference, key: contactKey(ctx, reference) });
      expect(confirmed).toMatchObject({ ok: true, value: { hold_until: day.toISOString() } });
      expect(await until()).toEqual(day);
      expect(world.events).toContainEqual({ type: "booking.hold_extended", reference, until: day.toISOString() });
      const again = { ...ctx, now: addHours(testNow, 5) };
      await confirmContact(again, { reference, key: contactKey(ctx, reference) });
      expect(await until()).toEqual(day);
    }));

  test("is not held longer by what the browser knows, nor by a key of another booking", () =>
    inTransaction(async (ctx) => {
      const { reference, code, until } = await booked(ctx);
      for (const key of [code, "", contactKey(ctx, "CTS-000000"), "é"])
        expect(await confirmContact(ctx, { reference, key })).toMatchObject({ ok: false, reason: "not_found" });
      expect(await until()).toEqual(addMinutes(testNow, 30));
    }));

  test("can be taken up again only within the limits", () =>
    inTransaction(async (ctx) => {
      const { reference, code } = await booked(ctx);
      const later = { ...ctx, now: addMinutes(testNow, 31) };
      await expireHolds(later);
      await sedans(ctx, 30);
      for (let nth = 10; nth < 15; nth++) await createBooking(later, person(nth, hourly(nth)));
      expect(await rebookBooking(later, { reference, code })).toMatchObject({ ok: false, reason: "hold_limited" });
    }));
});
