import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listCompanies } from "./list-companies.ts";

test("each company with its account, its users and this month’s spending", () =>
  inTransaction(async (ctx) => {
    const [held, open] = [await aCompany(ctx, { isOnHold: true }, "Atlantic"), await aCompany(ctx, {}, "Blue Crane")];
    await aTraveller(ctx, open);
    await aTraveller(ctx, open, { email: "left@example.com", isActive: false });
    const trip = (changes: object) => aBooking({ organisationId: open, totalCents: 50_000, ...changes });
    await ctx.db
      .insert(bookings)
      .values([
        trip({ state: "completed", pickupAt: new Date("2026-10-31T22:00:00Z") }),
        trip({ state: "confirmed", pickupAt: new Date("2026-11-30T21:59:00Z") }),
        trip({ state: "confirmed", pickupAt: new Date("2026-11-30T22:00:00Z") }),
        trip({ state: "completed", pickupAt: new Date("2026-10-31T21:59:00Z") }),
        trip({ state: "cancelled", pickupAt: new Date("2026-11-10T08:00:00Z") }),
      ]);
    const { value } = await listCompanies(await asTeam(ctx));
    expect(value.companies).toMatchObject([
      { id: held, standing: "on_hold", bookings: 0, spend_cents: 0, travellers: 0 },
      { id: open, standing: "open", bookings: 2, spend_cents: 100_000, travellers: 1 },
    ]);
  }));
