import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { companyBookings } from "./company-bookings.ts";

test("a company’s bookings are visible to its users and our team, and to no other company", () =>
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

test("a booking with only the return trip left is between trips, not in progress", () =>
  inTransaction(async (ctx) => {
    const { booker, book } = await aBookingCompany(ctx);
    await book({ return_date: "2026-12-05", return_time: "10:00" });
    await ctx.db.update(bookings).set({ state: "in_progress" });
    const status = async (state: "completed" | "onboard") => {
      await ctx.db.update(trips).set({ state: "assigned" });
      await ctx.db.update(trips).set({ state }).where(eq(trips.leg, 1));
      const read = await companyBookings(booker, { organisation_id: null });
      return read.ok && read.value.bookings.map((one) => one.status);
    };
    expect(await status("onboard")).toEqual(["in_progress"]);
    expect(await status("completed")).toEqual(["between_trips"]);
  }));
