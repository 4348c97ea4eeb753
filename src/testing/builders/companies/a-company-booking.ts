import { vehicles } from "#db/schema/fleet.ts";
import { companyBookingForm } from "#features/companies/bookings/contract.ts";
import { bookForTraveller } from "#features/companies/bookings/server/book-for-traveller.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "../booking/a-trip.ts";
import { aCompany, asCompany, aTraveller } from "./a-company.ts";

type Account = Parameters<typeof aCompany>[1];

/** A company with a traveller, an approver and a booker, and one free vehicle. */
export async function aBookingCompany(ctx: Context, account: Account = {}) {
  await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
  const company = await aCompany(ctx, account);
  const traveller = await aTraveller(ctx, company);
  const approver = await aTraveller(ctx, company, {
    firstName: "Ayanda",
    email: "ayanda@example.com",
    isApprover: true,
  });
  const booker = await asCompany(ctx, company, "desk");
  const wish = (changes: object = {}) =>
    companyBookingForm.parse({
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "Camps Bay",
      pickup_date: "2026-11-28",
      pickup_time: "10:00",
      traveller_id: traveller,
      ...changes,
    });
  const book = (changes: object = {}) => bookForTraveller(booker, wish(changes));
  return { company, traveller, approver, booker, wish, book };
}
