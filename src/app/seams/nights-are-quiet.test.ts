import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import { alertSpend } from "#features/companies/alerts/server/alert-spend.ts";
import { sendDueDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { requestReconfirmations } from "#features/trips/offers/server/request-reconfirmations.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";

/** In Cape Town, the day after the tests’ own. */
const at = (time: string, day = "21") => new Date(`2026-11-${day}T${time}:00+02:00`);
const sent = ({ emails }: World, template: string) => emails.filter((email) => email.template === template).length;
const longAgo = at("10:00", "10");

async function aTripAt(ctx: Context, start: Date) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
  const booking = { createdAt: longAgo };
  await writeTrip({ ...ctx, now: longAgo }, start, { booking, crew: { driverId, vehicleId } });
}

type Round = (ctx: Context) => Promise<void>;

test.each<[string, string, Round, string, string]>([
  ["the reminder of a trip", "booking-reminder", remindCustomers, "03:00", "07:00"],
  ["who will drive", "driver-details", sendDueDriverDetails, "03:00", "07:00"],
  ["the request to reconfirm", "reconfirmation-wanted", requestReconfirmations, "00:00", "06:00"],
])("%s waits for the morning", (_what, template, round, night, morning) =>
  inTransaction(async (ctx, world) => {
    await aTripAt(ctx, at("18:00"));
    await round(asSystem(ctx, at(night)));
    expect(sent(world, template), night).toBe(0);
    await round(asSystem(ctx, at(morning)));
    expect(sent(world, template), morning).toBe(1);
  }),
);

test.each<[string, string, Round]>([
  ["the reminder of a trip", "booking-reminder", remindCustomers],
  ["who will drive", "driver-details", sendDueDriverDetails],
  ["the request to reconfirm", "reconfirmation-wanted", requestReconfirmations],
])("%s comes at night where the morning is too late", (_what, template, round) =>
  inTransaction(async (ctx, world) => {
    await aTripAt(ctx, at("08:00"));
    await round(asSystem(ctx, at("04:30")));
    expect(sent(world, template)).toBe(1);
  }),
);

test("alerts on a company’s monthly spend are sent by day", () =>
  inTransaction(async (ctx, world) => {
    const company = await aCompany(ctx, { monthBudgetCents: 100_000 });
    await asCompany(ctx, company, "owner");
    const booked = {
      organisationId: company,
      paymentMethod: "account",
      state: "confirmed",
      totalCents: 75_000,
    } as const;
    await ctx.db.insert(bookings).values(aBooking({ ...booked, pickupAt: addHours(ctx.now, 30) }));
    await alertSpend(asSystem(ctx, at("03:00")));
    expect(sent(world, "company-spend")).toBe(0);
    await alertSpend(asSystem(ctx, at("07:00")));
    expect(sent(world, "company-spend")).toBe(1);
  }));
