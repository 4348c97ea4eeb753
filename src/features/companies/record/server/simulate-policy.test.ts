import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { simulatePolicy } from "./simulate-policy.ts";

test("last month’s bookings under other rules: which would have needed approval, without saving", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction, "admin");
    const organisation_id = await aCompany(ctx, { bookingLimitCents: 100_000 });
    const trip = (pickupAt: string, totalCents: number) =>
      aBooking({
        organisationId: organisation_id,
        state: "completed",
        serviceType: "airport_transfer",
        totalCents,
        pickupAt: new Date(pickupAt),
      });
    await ctx.db
      .insert(bookings)
      .values([
        trip("2026-10-05T06:00:00Z", 60_000),
        trip("2026-10-06T20:30:00Z", 80_000),
        trip("2026-10-31T21:59:00Z", 150_000),
        trip("2026-11-02T06:00:00Z", 900_000),
      ]);
    const rules = {
      organisation_id,
      services: [],
      hours_from: "06:00",
      hours_until: "22:00",
      booking_limit_cents: null,
    };
    expect(await simulatePolicy(ctx, rules)).toMatchObject({
      value: {
        month: "2026-10",
        bookings: 3,
        waits_now: 1,
        waits_tried: 2,
        waits_tried_cents: 230_000,
        rows: [
          { total_cents: 80_000, by_now: [], by_trial: ["hours"] },
          { total_cents: 150_000, by_now: ["over_limit"], by_trial: ["hours"] },
        ],
      },
    });
    expect(await ctx.db.select().from(companyAccounts)).toMatchObject([
      { bookingLimitCents: 100_000, hoursFrom: null },
    ]);
    expect(await simulatePolicy(ctx, { ...rules, hours_until: null })).toMatchObject({ reason: "hours_half" });
    const unknown = "018f0000-0000-7000-8000-000000000001";
    expect(await simulatePolicy(ctx, { ...rules, organisation_id: unknown })).toMatchObject({ reason: "not_found" });
  }));

test("a company tries rules only on its own bookings", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx);
    await ctx.db.insert(bookings).values(
      aBooking({
        organisationId: company,
        state: "completed",
        serviceType: "airport_transfer",
        totalCents: 60_000,
        pickupAt: new Date("2026-10-05T06:00:00Z"),
      }),
    );
    const rules = { services: [], hours_from: null, hours_until: null, booking_limit_cents: 50_000 };
    const own = await asCompany(ctx, company);
    expect(await simulatePolicy(own, { ...rules, organisation_id: null })).toMatchObject({
      value: { bookings: 1, waits_tried: 1 },
    });
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    expect(await simulatePolicy(other, { ...rules, organisation_id: null })).toMatchObject({ value: { bookings: 0 } });
    expect(await simulatePolicy(other, { ...rules, organisation_id: company })).toMatchObject({ reason: "not_found" });
  }));
