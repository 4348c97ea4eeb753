import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers } from "#db/schema/partners.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { portalContract } from "../contract.ts";
import { priceForGuest } from "./price-for-guest.ts";

const requestFor = (payer: string) =>
  portalContract.priceForGuest.input.parse({
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    passengers: 2,
    destination: "V&A Waterfront",
    pickup_date: "2026-11-28",
    payer,
  });

test.each([
  ["referral", "guest", 1, 0.1],
  ["net_rate", "account", 0.9, 0],
  ["net_rate", "guest", 1, 0.1],
  ["balance_due", "guest", 0.9, 0],
] as const)("%s, paid by %s: %d of the price, %d of it commission", (model, payer, paid, earned) =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    const hotel = await asHotel(ctx, { model, commissionRate: 0.1 });
    const priced = await priceForGuest(hotel, requestFor(payer));
    if (!priced.ok) throw new Error(priced.reason);
    const { offer, public_cents, commission_cents } = priced.value;
    expect(offer).toMatchObject({ light: "green", total_cents: Math.round((public_cents ?? 0) * paid) });
    expect(commission_cents).toBe(Math.round((public_cents ?? 0) * earned));
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, hotel.userId));
    expect(await priceForGuest(hotel, requestFor(payer))).toMatchObject({ value: { commission_cents: null } });
  }),
);
