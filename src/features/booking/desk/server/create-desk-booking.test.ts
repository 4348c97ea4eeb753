import { render } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { bookingNotes } from "#db/schema/booking.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { atDesk, create, created } from "#testing/builders/booking/at-desk.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { sendBookingConfirmed } from "../../booking-emails/server/send-booking-confirmed.ts";
import { readMyBooking } from "../../self-service/server/read-my-booking.ts";
import { readBooking } from "./read-booking.ts";

describe("a booking for a caller", () => {
  test("with a firm price awaits payment, keeps a vehicle for a day and is mine", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx, { source: "whatsapp", internal_note: "Asked for a quiet driver" });
      expect(row).toMatchObject({ state: "awaiting_payment", source: "whatsapp", light: "green", version: 2 });
      expect(row.takenBy).not.toBeNull();
      expect(await ctx.db.select().from(vehicleHolds)).toHaveLength(1);
      expect(await ctx.db.select().from(bookingNotes)).toMatchObject([{ kind: "note" }]);
      expect(world.events).toEqual([{ type: "booking.created", reference: row.reference }]);
    }));

  test("has the terms in force, which the customer has accepted nowhere: their page and email say where to read them", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx, { payment_method: "cash" });
      expect(row).toMatchObject({ termsVersion: "2026-11", termsAcceptedAt: null });
      const code = ctx.accessCodeFor(row.reference);
      expect(await readMyBooking(ctx, { reference: row.reference, code })).toMatchObject({
        value: { terms: { version: "2026-11", accepted_at: null } },
      });
      await sendBookingConfirmed(ctx, { type: "booking.confirmed", reference: row.reference });
      const [email] = world.emails;
      expect(email && (await render(email.content))).toContain("/legal/terms/2026-11?on=");
    }));

  test("with a partner’s code counts for the partner at its own rate; a code that is no one’s is refused", () =>
    atDesk(async (ctx, world) => {
      const { hotelId } = await asHotel(ctx, { affiliateCode: "DESKCODE", commissionRate: 0.1 });
      const row = await created(ctx, { source: "whatsapp", partner_code: "deskcode" });
      expect(row).toMatchObject({ partnerId: hotelId, organisationId: null, appliedRate: 0.1, claimedRate: 0 });
      expect(world.events).toEqual([{ type: "booking.created", reference: row.reference, touch: { channel: "code" } }]);
      expect(await create(ctx, { partner_code: "NOONE" })).toMatchObject({ ok: false, reason: "unknown_code" });
    }));

  test("with a partner’s promo code counts for that partner, unless our team names another", () =>
    atDesk(async (ctx) => {
      const { hotelId } = await asHotel(ctx, { affiliateCode: "CODEHOTEL", commissionRate: 0.1 });
      await aPromoCode(ctx, { partnerId: hotelId });
      const promo_code = "WINE15";
      expect(await created(ctx, { promo_code })).toMatchObject({ partnerId: hotelId, appliedRate: 0.1 });
      const { hotelId: other } = await asHotel(ctx, { affiliateCode: "NAMED", commissionRate: 0.05 });
      const named = { promo_code, partner_code: "named", email: "another@example.com" };
      expect(await created(ctx, named)).toMatchObject({ partnerId: other, appliedRate: 0.05 });
    }));

  test("paid to the driver is confirmed at once, its trip open to dispatch", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx, { payment_method: "cash" });
      expect(row).toMatchObject({ state: "confirmed", paymentMethod: "cash" });
      expect(await ctx.db.select().from(trips)).toMatchObject([{ state: "unassigned" }]);
      expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
    }));

  test("more cash than the settings allow is asked about, and booked once our team says so", () =>
    atDesk(async (ctx) => {
      const price = { total_cents: 850_000, reason: "A long day", is_confirmed: true };
      const input = { payment_method: "cash", price } as const;
      expect(await create(ctx, input)).toMatchObject({
        reason: "confirm_cash",
        details: { amount_cents: 850_000, limit_cents: 300_000 },
      });
      expect(await create(ctx, { ...input, payment_method: "transfer" })).toMatchObject({ ok: true });
      expect(await created(ctx, { ...input, is_cash_confirmed: true })).toMatchObject({ state: "confirmed" });
    }));

  test("with a price of our own: the lines add up to it, and the reason stays", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx, { price: { total_cents: 12_345, reason: "A friend of the house" } });
      const seen = await readBooking(ctx, { reference: row.reference });
      if (!seen.ok) throw new Error(seen.reason);
      expect(seen.value.total_cents).toBe(12_345);
      expect(seen.value.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(12_345);
      expect(seen.value.trips.reduce((sum, { price_cents }) => sum + (price_cents ?? 0), 0)).toBe(12_345);
      expect(seen.value.override_reason).toBe("A friend of the house");
    }));

  test("a dispatcher moves a price by a tenth and no further", () =>
    atDesk(async (ctx) => {
      const firm = (await created(ctx)).totalCents ?? 0;
      const price = (total_cents: number) =>
        create(ctx, { pickup_date: "2026-11-30", price: { total_cents, reason: "x" } });
      expect(await price(Math.round(firm * 0.85))).toMatchObject({ ok: false, reason: "over_limit" });
      expect(await price(Math.round(firm * 0.95))).toMatchObject({ ok: true });
    }, "dispatcher"));

  test("that no one can drive is refused with other times, or taken all the same with a task", () =>
    atDesk(async (ctx, world) => {
      for (let taken = 0; taken < 3; taken++) await created(ctx);
      const refused = await create(ctx);
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      world.events.length = 0;
      await created(ctx, { without_vehicle: true });
      expect(world.events.at(-1)).toMatchObject({ type: "task.wanted", kind: "find_vehicle" });
    }));

  test("the tariff cannot price is a request for us to answer", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx, { service_type: "custom", pickup_location: "", destination: "" });
      expect(row).toMatchObject({ state: "requested", light: "amber", totalCents: null });
    }));
});
