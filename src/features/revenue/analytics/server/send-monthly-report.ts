import { createElement } from "react";
import { addMonths, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { monthName, rand, serviceRows } from "./describe-report.ts";
import { drawReport } from "./draw-report.ts";
import { MonthlyReport, monthlyReportWords } from "./emails/monthly-report.tsx";
import { type GatheredReport, gatherReport } from "./gather-report.ts";
import { findOwners } from "./report-views.ts";

/** On the first of a month: emails last month’s report to the owners, once. */
export async function sendMonthlyReport(ctx: Context): Promise<void> {
  const month = addMonths(localDate(`${localDateOf(ctx.now).slice(0, 7)}-01`), -1);
  const owners = (await findOwners(ctx.db)).filter(({ email }) => !email.endsWith(".invalid"));
  if (owners.length === 0) return;
  const gathered = await gatherReport(ctx, month);
  const file = await drawReport(ctx, gathered);
  for (const { id, email } of owners)
    await ctx.mail({
      key: `monthly-report:${month}:${id}`,
      template: "monthly-report",
      to: email,
      subject: monthlyReportWords.subject({ month_name: monthName(month) }),
      about: `report:${month.slice(0, 7)}`,
      attachments: [file],
      content: createElement(MonthlyReport, emailOf(gathered, `${ctx.siteUrl}/admin/revenue/service`)),
    });
}

function emailOf(gathered: GatheredReport, link: string) {
  const { total, total_before } = gathered.revenue;
  const losses = serviceRows(gathered).filter(({ now }) => now.margin_cents < 0);
  return {
    company: gathered.company,
    month: monthName(gathered.period.from),
    link,
    losses: losses.map(({ name, now }) => `${name} (${rand(now.margin_cents)})`),
    facts: [
      ["Net revenue", rand(total.net_cents)],
      ["Month before", total_before ? rand(total_before.net_cents) : "–"],
      ["Costs we know", rand(total.cost_cents)],
      ["Margin", rand(total.margin_cents)],
      ["Trips", String(total.trips)],
    ] as const,
  };
}
