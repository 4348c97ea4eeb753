import { expect, test } from "vitest";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myCompany } from "./my-company.ts";

test("users see their own company with its account; without a company there is nothing", () =>
  inTransaction(async (ctx) => {
    const { booker, company, book } = await aBookingCompany(ctx, { monthBudgetCents: 500_000 });
    await book();
    const mine = await myCompany(booker);
    if (!mine.ok) throw new Error(mine.reason);
    expect(mine.value).toMatchObject({ id: company, may_change: false, standing: "open", approvers: 1, hours: null });
    expect(mine.value.spend_cents).toBeGreaterThan(0);
    expect(mine.value.owed_cents).toBe(mine.value.spend_cents);
    const stranger = await askingAs(ctx, { email: "no@example.com", roles: ["corporate"] });
    expect(await myCompany(stranger)).toMatchObject({ reason: "not_found" });
  }));
