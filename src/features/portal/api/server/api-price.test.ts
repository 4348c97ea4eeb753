import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { createKey } from "#features/partners/keys/server/create-key.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { partnerApiContract } from "../contract.ts";
import { apiPrice } from "./api-price.ts";

test("a program sees the price at its partner’s rate", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    const hotel = await asHotel(ctx, { commissionRate: 0.1, model: "net_rate" });
    const made = await createKey(hotel, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const result = partnerApiContract.apiPrice.input.parse({
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      passengers: 2,
      destination: "V&A Waterfront",
      pickup_date: "2026-11-28",
      payer: "partner",
      key: made.value.key,
    });
    const priced = await apiPrice(ctx, result);
    if (!priced.ok) throw new Error(priced.reason);
    expect(priced.value.total_cents).toBeLessThan(priced.value.public_cents ?? 0);
    expect(await apiPrice(ctx, { ...result, key: "ctsp_no-one" })).toMatchObject({ reason: "bad_key" });
  }));
