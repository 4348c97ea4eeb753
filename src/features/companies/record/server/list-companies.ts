import { standingOf } from "#domain/corporate/account-standing.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompanies } from "../../server/company-views.ts";

/** Every company with its account and this month’s spending. */
export async function listCompanies(ctx: Context) {
  const today = localDateOf(ctx.now);
  const companies = await findCompanies(ctx.db, { ...monthAround(today), today });
  return accept({
    companies: companies.map((one) => ({
      id: one.id,
      name: one.name,
      standing: standingOf({ ...one, isActive: one.status === "active" }),
      credit_limit_cents: one.creditLimitCents,
      owed_cents: one.owedCents,
      terms_days: one.termsDays,
      travellers: one.travellers,
      bookings: one.bookings,
      spend_cents: one.spendCents,
      month_budget_cents: one.monthBudgetCents,
      alerts: [...one.alerts],
    })),
  });
}
