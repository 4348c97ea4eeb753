import { and, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import { figureSums } from "#db/schema/revenue.ts";
import { isSwitchedOn } from "#domain/account/switches.ts";
import type { Period } from "#domain/revenue/periods.ts";
import { withinPeriod } from "../../server/period-views.ts";

const s = figureSums;

export type ReportFilter = { readonly period: Period; readonly service: string; readonly source: string };

const chosen = ({ period, service, source }: ReportFilter) =>
  and(withinPeriod(s, period), service ? eq(s.service, service) : undefined, source ? eq(s.source, source) : undefined);

const entries = sql<number>`sum(${s.entries})`.mapWith(Number);

export const findPromised = (db: ReadDb, input: ReportFilter) =>
  db
    .select({ measure: s.measure, outcome: s.outcome, entries })
    .from(s)
    .where(and(inArray(s.measure, ["response", "pickup", "price", "wait"]), chosen(input)))
    .groupBy(s.measure, s.outcome);

export const findRefundDays = (db: ReadDb, input: ReportFilter) =>
  db
    .select({ days: s.slot, entries })
    .from(s)
    .where(and(eq(s.measure, "refund"), chosen(input)))
    .groupBy(s.slot);

export async function findIsPublished(db: ReadDb): Promise<boolean> {
  const [row] = await db
    .select({ isOn: featureSwitches.isOn })
    .from(featureSwitches)
    .where(eq(featureSwitches.name, "promises"));
  return isSwitchedOn("promises", row?.isOn);
}
