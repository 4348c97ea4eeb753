import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companyTravellers } from "#db/schema/companies.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { whoTravels } from "./who-travels.ts";

test("travellers who agreed are named while on the road, others are counted; similar rides are suggested; other companies see none", () =>
  inTransaction(async (ctx) => {
    const { company, traveller, booker, book } = await aBookingCompany(ctx);
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    const sipho = await aTraveller(ctx, company, { firstName: "Sipho", email: "sipho@example.com" });
    const [first, second] = [await book(), await book({ traveller_id: sipho, pickup_time: "10:20" })];
    if (!first.ok || !second.ok) throw new Error("not booked");
    const read = async (asking = booker) => {
      const answer = await whoTravels(asking, { organisation_id: null });
      if (!answer.ok) throw new Error(answer.reason);
      return answer.value;
    };
    expect(await read()).toMatchObject({
      travelling: [],
      unnamed: 0,
      to_share: [
        { destination: "Camps Bay", riders: [{ traveller: "Thandi Mokoena" }, { traveller: "Sipho Mokoena" }] },
      ],
    });

    await ctx.db.update(trips).set({ state: "onboard" });
    expect(await read(), "no one has agreed").toMatchObject({ travelling: [], unnamed: 2, to_share: [] });
    await ctx.db.update(companyTravellers).set({ consentedAt: testNow }).where(eq(companyTravellers.id, traveller));
    expect(await read()).toMatchObject({
      travelling: [{ traveller: "Thandi Mokoena", state: "onboard", reference: first.value.reference }],
      unnamed: 1,
    });
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    expect(await read(other as typeof booker)).toEqual({ travelling: [], unnamed: 0, to_share: [] });
    expect(await whoTravels(other, { organisation_id: company })).toMatchObject({ reason: "not_found" });
  }));
