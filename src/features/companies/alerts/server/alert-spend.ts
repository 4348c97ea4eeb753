import { createElement } from "react";
import { alertKindLabels } from "#domain/corporate/company-labels.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { type AlertKind, reachedPercents } from "#domain/corporate/spend-alerts.ts";
import { waitsForMorning } from "#domain/message/scheduled-messages.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompanies } from "../../server/company-views.ts";
import { CompanySpend, companySpendWords } from "./emails/company-spend.tsx";
import { insertAlert } from "./store.ts";
import { findAlerted, findOurCompany } from "./views.ts";

/** Alerts a company when 70% and 90% of its credit limit or month’s budget are used, once a month each. */
export async function alertSpend(ctx: Context): Promise<void> {
  if (waitsForMorning("alert-spend", ctx.now)) return;
  const today = localDateOf(ctx.now);
  for (const company of await findCompanies(ctx.db, { ...monthAround(today), today })) {
    if (!company.isGranted || company.status !== "active") continue;
    const { owedCents, creditLimitCents, spendCents, monthBudgetCents } = company;
    await watch(ctx, company, { kind: "credit", usedCents: owedCents, mostCents: creditLimitCents });
    await watch(ctx, company, { kind: "budget", usedCents: spendCents, mostCents: monthBudgetCents });
  }
}

type Watched = { readonly id: string; readonly name: string };
type Used = { readonly kind: AlertKind; readonly usedCents: number; readonly mostCents: number | null };

async function watch(ctx: Context, { id, name }: Watched, { kind, usedCents, mostCents }: Used): Promise<void> {
  const reached = reachedPercents(usedCents, mostCents);
  if (mostCents === null || reached.length === 0) return;
  const month = localDateOf(ctx.now).slice(0, 7);
  const fresh: number[] = [];
  for (const percent of reached)
    if (
      await insertAlert(ctx.db, { organisationId: id, month, kind, percent, usedCents, mostCents, createdAt: ctx.now })
    )
      fresh.push(percent);
  // If both are reached at once, only the higher alert is sent.
  const percent = fresh.at(-1);
  if (percent !== undefined) await tell(ctx, { id, name, kind, percent, month, usedCents, mostCents });
}

type Report = Watched & {
  readonly kind: AlertKind;
  readonly percent: number;
  readonly month: string;
  readonly usedCents: number;
  readonly mostCents: number;
};

async function tell(ctx: Context, { id, name, kind, percent, month, usedCents, mostCents }: Report): Promise<void> {
  const what = alertKindLabels[kind];
  const company = await findOurCompany(ctx.db);
  // The threshold decides whether to send; the email shows the current percentage.
  const heading = companySpendWords.title({ floor: Math.floor((usedCents / mostCents) * 100), noun: what.noun });
  const left = mostCents - usedCents;
  for (const reader of await findAlerted(ctx.db, id))
    await ctx.mail({
      key: `company-spend:${id}:${month}:${kind}:${percent}:${reader.email.toLowerCase()}`,
      template: "company-spend",
      to: reader.email,
      subject: heading,
      content: createElement(CompanySpend, {
        company,
        name: reader.name,
        heading,
        text: companySpendWords.opening({
          name,
          used: formatMoney(cents(usedCents)),
          most: formatMoney(cents(mostCents)),
          follows: what.follows,
        }),
        facts: [
          [what.label, formatMoney(cents(mostCents))],
          ["Used", formatMoney(cents(usedCents))],
          left < 0 ? ["Over by", formatMoney(cents(-left))] : ["Left", formatMoney(cents(left))],
        ],
        action: { label: companySpendWords.button(), link: `${ctx.siteUrl}/company/dashboard` },
      }),
    });
}
