import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyAlerts } from "#db/schema/companies.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { alertSpend } from "./alert-spend.ts";

test("owners and approvers get one alert a month each at 70% and at 90% of the credit limit and of the budget", () =>
  inTransaction(async (ctx, world) => {
    const company = await aCompany(ctx, { creditLimitCents: 200_000, monthBudgetCents: 100_000 });
    await asCompany(ctx, company, "owner");
    await asCompany(ctx, company, "desk");
    await aTraveller(ctx, company, { email: "ayanda@example.com", isApprover: true });
    await aTraveller(ctx, company, { email: "thandi@example.com" });
    const book = (totalCents: number) =>
      ctx.db
        .insert(bookings)
        .values(aBooking({ organisationId: company, paymentMethod: "account", state: "confirmed", totalCents }));
    const summaryOf = async () => {
      await alertSpend(ctx);
      await alertSpend(ctx);
      return world.emails.splice(0).map(({ subject }) => subject);
    };
    await book(69_000);
    expect(await summaryOf(), "35% and 69%").toEqual([]);
    await book(2_000);
    expect(await summaryOf(), "71% of the budget, to two of them").toEqual([
      "71% of your budget for the month is used",
      "71% of your budget for the month is used",
    ]);
    await book(112_000);
    expect(new Set(await summaryOf()), "91% of the credit limit at once").toEqual(
      new Set(["91% of your credit limit is used", "183% of your budget for the month is used"]),
    );
    expect(await ctx.db.$count(companyAlerts)).toBe(4);
    await alertSpend({ ...ctx, now: new Date("2026-12-02T08:00:00Z") });
    expect(
      world.emails.splice(0).map(({ subject }) => subject),
      "the next month, what is owed still",
    ).toEqual(["91% of your credit limit is used", "91% of your credit limit is used"]);
  }));

test("a company without an account, or without limits, gets no alert", () =>
  inTransaction(async (ctx, world) => {
    const company = await aCompany(ctx, { creditLimitCents: null, monthBudgetCents: null });
    await asCompany(ctx, company, "owner");
    await ctx.db
      .insert(bookings)
      .values(aBooking({ organisationId: company, paymentMethod: "account", state: "confirmed", totalCents: 90_000 }));
    await alertSpend(ctx);
    await ctx.db.update(companyAccounts).set({ creditLimitCents: 0 });
    await alertSpend(ctx);
    expect(world.emails).toEqual([]);
  }));
