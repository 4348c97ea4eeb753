import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts } from "#db/schema/companies.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { checkAccount, obstacles } from "./check-account.ts";

test("a booking of a company goes on its account while that takes it; otherwise the obstacle is in words", () =>
  inTransaction(async (ctx) => {
    const organisationId = await aCompany(ctx, { creditLimitCents: 50_000 });
    const booking = aBooking({ organisationId, email: "amira@example.com" });
    await ctx.db.insert(bookings).values(booking);
    const obstacle = async (cents: number, booking_id: string | null = booking.id) =>
      (await checkAccount(ctx, { email: booking.email, booking_id, cents })).value.obstacle;
    expect(await obstacle(50_000)).toBeNull();
    expect(await obstacle(50_001)).toBe(obstacles.account_over_limit);
    expect(await obstacle(100, null)).toBe(obstacles.no_account);
    await ctx.db.update(companyAccounts).set({ isOnHold: true });
    expect(await obstacle(100)).toBe(obstacles.account_on_hold);
  }));
