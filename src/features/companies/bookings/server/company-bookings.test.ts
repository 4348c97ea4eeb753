import { expect, test } from "vitest";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { companyBookings } from "./company-bookings.ts";

test("what a company booked is read by its own people and our team, by no other company", () =>
  inTransaction(async (ctx) => {
    const { booker, company, book } = await aBookingCompany(ctx, { bookingLimitCents: 1 });
    await book({ project: "Launch" });
    const line = { traveller: "Thandi Mokoena", approval: "waiting", project: "Launch", booked_by: "Naledi Dube" };
    expect(await companyBookings(booker, { organisation_id: null })).toMatchObject({ value: { bookings: [line] } });
    const team = await asTeam(ctx, "dispatcher");
    expect(await companyBookings(team, { organisation_id: company })).toMatchObject({ value: { bookings: [line] } });
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    expect(await companyBookings(other, { organisation_id: company })).toMatchObject({ reason: "not_found" });
    expect(await companyBookings(other, { organisation_id: null })).toMatchObject({ value: { bookings: [] } });
  }));
