import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { promoUses } from "#db/schema/promos.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import { priceJourney } from "#features/selling/sale/server/price-journey.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { promoSeal } from "./find-promo.ts";
import { giveBackPromo } from "./give-back-promo.ts";
import { keepPromo } from "./keep-promo.ts";
import { listPromoCodes } from "./list-promo-codes.ts";
import { retakePromo } from "./take-promo.ts";

const fullPrice = 35_000;

const haveVehicles = (ctx: Context, count: number) =>
  ctx.db
    .insert(vehicles)
    .values(Array.from({ length: count }, () => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })));

const sealed = (ctx: Context) => ({ promo_code: "WINE15", promo_seal: promoSeal(ctx, "WINE15") });
const book = (ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) =>
  createBooking(ctx, { ...aBookingRequest(changes), ...sealed(ctx) });

async function booked(ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) {
  const sold = await book(ctx, changes);
  if (!sold.ok) throw new Error(sold.reason);
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, sold.value.booking_reference));
  if (!row) throw new Error("The booking was not kept.");
  return row;
}

const uses = async (ctx: Context) => {
  const all = await ctx.db.select().from(promoUses);
  return { now: all.filter(({ givenBackAt }) => givenBackAt === null).length, all: all.length };
};

describe("a booking with a promo code", () => {
  test("costs less by it, as was shown, and keeps the code with its price", () =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 1);
      await aPromoCode(ctx);
      const offer = await priceJourney(ctx, { ...aBookingRequest(), ...sealed(ctx) });
      expect(offer).toMatchObject({
        value: { total_cents: fullPrice * 0.85, promo: { code: "WINE15", problem: null } },
      });
      const row = await booked(ctx, { expected_total_cents: fullPrice * 0.85 });
      expect(row).toMatchObject({ totalCents: fullPrice * 0.85, priceRequest: { promo: { code: "WINE15" } } });
      const listed = await listPromoCodes(ctx);
      expect(listed.value.promos).toMatchObject([
        { uses: 1, given_back: 0, discount_cents: fullPrice * 0.15, sold_cents: fullPrice * 0.85 },
      ]);
    }));

  test("counts as its partner’s, whatever link came before", () =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 1);
      const partner = { id: ctx.newId(), kind: "affiliate", name: "Blog", affiliateCode: "BLOG" } as const;
      await ctx.db.insert(organisations).values({ ...partner, commissionRate: 0.1, createdAt: ctx.now });
      await aPromoCode(ctx, { partnerId: partner.id });
      expect(await booked(ctx, { affiliate_id: "OTHER" })).toMatchObject({ partnerId: partner.id, appliedRate: 0.1 });
    }));

  test("that only our team can price tells them what to take off, and uses nothing yet", () =>
    inTransaction(async (ctx) => {
      await aPromoCode(ctx);
      const row = await booked(ctx, { service_type: "custom" });
      expect(row).toMatchObject({ totalCents: null, specialRequirements: "Promo code WINE15: 15% off the price" });
      expect(await uses(ctx)).toEqual({ now: 0, all: 0 });
    }));

  test("as a test booking uses nothing", () =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 1);
      await aPromoCode(ctx, { limitTotal: 1 });
      await booked(ctx, { is_test: true });
      expect(await uses(ctx)).toEqual({ now: 0, all: 0 });
    }));
});

describe("a limit", () => {
  test.each([
    ["in all", { limitTotal: 1 }, { email: "other@example.com" }, "used_up"],
    ["per customer", { limitEach: 1 }, { email: "THANDI@example.com" }, "used_by_you"],
    ["per customer leaves others alone", { limitEach: 1 }, { email: "other@example.com" }, null],
    ["to a first booking", { firstOnly: true }, {}, "first_only"],
  ])("%s", (_what, conditions, second, problem) =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 6);
      await aPromoCode(ctx, conditions);
      await booked(ctx);
      const again = await book(ctx, second);
      if (problem) expect(again).toMatchObject({ reason: "promo_refused", details: { problem } });
      else expect(again).toMatchObject({ ok: true });
    }),
  );
});

describe("a use", () => {
  const endAs = (ctx: Context, id: string, changes: Partial<typeof bookings.$inferInsert>) =>
    ctx.db.update(bookings).set(changes).where(eq(bookings.id, id));

  test.each([
    ["of an expired hold", { state: "expired" }, 0],
    ["of a booking cancelled before payment", { state: "cancelled" }, 0],
    ["of a paid booking that was cancelled", { state: "cancelled", paidCents: 29_750 }, 1],
    ["of a booking that is held again by now", { state: "awaiting_payment" }, 1],
  ] as const)("%s leaves %o in use: %i", (_what, changes, left) =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 1);
      await aPromoCode(ctx);
      const { id, reference } = await booked(ctx);
      await endAs(ctx, id, changes);
      // Told twice, it is given back once.
      for (let times = 0; times < 2; times++) await giveBackPromo(ctx, { reference });
      expect(await uses(ctx)).toEqual({ now: left, all: 1 });
    }),
  );

  test("comes back with a late payment, and with rebooking only while some are left", () =>
    inTransaction(async (ctx) => {
      await haveVehicles(ctx, 6);
      await aPromoCode(ctx, { limitTotal: 1 });
      const first = await booked(ctx);
      await endAs(ctx, first.id, { state: "expired" });
      await giveBackPromo(ctx, first);
      const user = { bookingId: first.id, email: first.email, bookerId: null };
      expect(await retakePromo(ctx, user)).toBeNull();
      expect(await uses(ctx)).toEqual({ now: 1, all: 1 });

      await giveBackPromo(ctx, first);
      await booked(ctx, { email: "other@example.com" });
      expect(await retakePromo(ctx, user)).toBe("used_up");
      await keepPromo(ctx, first);
      expect(await uses(ctx), "who has paid keeps what was sold").toEqual({ now: 2, all: 2 });
    }));
});
