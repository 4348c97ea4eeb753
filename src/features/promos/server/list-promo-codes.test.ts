import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aPromoCode } from "#testing/builders/money/a-promo-code.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { promoSeal } from "./find-promo.ts";
import { listPromoCodes } from "./list-promo-codes.ts";

test("each code is listed with what it was used for, and only that", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    await aPromoCode(ctx, { code: "WINE15" });
    await aPromoCode(ctx, { code: "UNUSED" });
    const seal = { promo_code: "WINE15", promo_seal: promoSeal(ctx, "WINE15") };
    const sold = await createBooking(ctx, { ...aBookingRequest(), ...seal });
    expect(sold).toMatchObject({ ok: true });

    const result = await listPromoCodes(ctx);
    const promos = result.ok ? result.value.promos : [];
    const used = promos.find(({ code }) => code === "WINE15");
    expect(used).toMatchObject({ uses: 1, given_back: 0 });
    expect(used?.discount_cents).toBeGreaterThan(0);
    expect(used?.sold_cents).toBeGreaterThan(0);
    expect(promos.find(({ code }) => code === "UNUSED")).toMatchObject({ uses: 0, discount_cents: 0, sold_cents: 0 });
  }));
