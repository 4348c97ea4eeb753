import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { providerPayables } from "../../server/provider-payables.ts";
import { readRevenue } from "../../server/read-revenue.ts";
import { readAnalytics } from "./read-analytics.ts";
import { promisesWithin } from "./read-promises.ts";
import { findCompany, findVouchersOutstanding } from "./report-views.ts";

/** A month’s figures, from the same functions as the revenue and analytics pages. */
export async function gatherReport(ctx: Context, month: LocalDate) {
  const from = localDate(`${month.slice(0, 7)}-01`);
  const period = { from, until: addDays(addMonths(from, 1), -1) };
  const input = { ...period, against: "before" as const, service: "" };
  const { value: revenue } = await readRevenue(ctx, { ...input, by: "service", basis: "earned" });
  const { value: analytics } = await readAnalytics(ctx, { ...input, source: "" });
  const { value: payables } = await providerPayables(ctx);
  const today = localDateOf(ctx.now);
  return {
    period,
    today,
    revenue,
    tiles: analytics.tiles,
    promises: await promisesWithin(ctx, { period, service: "", source: "" }),
    owedToProvidersCents: payables.providers.reduce((sum, { open_cents }) => sum + open_cents, 0),
    vouchersCents: await findVouchersOutstanding(ctx.db, today),
    company: await findCompany(ctx.db),
  };
}
export type GatheredReport = Awaited<ReturnType<typeof gatherReport>>;
