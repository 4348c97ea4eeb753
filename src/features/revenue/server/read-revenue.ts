import { countedName, type SoldServices } from "#domain/catalogue/service.ts";
import { accept } from "#domain/result.ts";
import { type Period, type Step, stepOf, stepStart, stepsOf } from "#domain/revenue/periods.ts";
import {
  addFigures,
  costOfFigures,
  marginOfFigures,
  netOfFigures,
  noFigures,
  type RevenueFigures,
} from "#domain/revenue/revenue.ts";
import { slotName } from "#domain/revenue/slots.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { figures, type RevenueGroup, type revenueContract, type ShownFigures } from "../contract.ts";
import { comparedWith } from "./compared-with.ts";
import { findDays, findNames, findSold, findSums, type ReportFilter } from "./report-views.ts";

type Input = ParsedOf<typeof revenueContract.readRevenue>;

/** Revenue and costs by one criterion, with those of the compared period. */
export async function readRevenue(ctx: Context, input: Input) {
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const other = comparedWith(period, input);
  const { basis, service, by } = input;
  const ask = async (one: Period) => {
    const input: ReportFilter = { basis, service, period: one };
    return { rows: byKey(await findSums(ctx.db, input, by)), steps: await readSteps(ctx, input, by, stepOf(period)) };
  };
  const now = await ask(period);
  const before = other && (await ask(other));
  // A month has no counterpart in another period, so it isn’t compared.
  const rowsBefore = by === "month" ? null : before?.rows;
  const keys = [...new Set([...now.rows.keys(), ...(rowsBefore?.keys() ?? [])])];
  const names = await namesOf(ctx, by, keys);
  const totalOf = (rows: ReadonlyMap<string, RevenueFigures>) => showFigures(addFigures([...rows.values()]));
  return accept({
    period,
    against: other,
    total: totalOf(now.rows),
    total_before: before ? totalOf(before.rows) : null,
    rows: keys.map((key) => ({
      key,
      name: names(key),
      now: showFigures(now.rows.get(key) ?? noFigures),
      before: rowsBefore ? showFigures(rowsBefore.get(key) ?? noFigures) : null,
    })),
    step: stepOf(period),
    steps: now.steps.map(({ from, figures }, at) => ({
      from,
      now: showFigures(figures),
      before: before ? showFigures(before.steps[at]?.figures ?? noFigures) : null,
    })),
  });
}

const byKey = (rows: readonly (RevenueFigures & { readonly key: string })[]) =>
  new Map(rows.map(({ key, ...figures }) => [key, figures]));

/** In the requested period’s steps, so that days are not compared with months. */
async function readSteps(ctx: Context, input: ReportFilter, by: RevenueGroup, step: Step) {
  const days = await findDays(ctx.db, input, by === "provider" ? "provider" : "service", step === "month");
  const rows = Map.groupBy(days, ({ key }) => stepStart(localDate(key), step, input.period));
  return stepsOf(input.period, step).map((from) => ({ from, figures: addFigures(rows.get(from) ?? []) }));
}

const nameless: Partial<Record<RevenueGroup, string>> = { driver: "No driver", vehicle: "No vehicle" };

async function namesOf(ctx: Context, by: RevenueGroup, keys: readonly string[]): Promise<(key: string) => string> {
  if (by === "service") return serviceNames((await findSold(ctx.db)).services);
  if (by === "hour") return (slot) => slotName(Number(slot));
  if (by === "month") return (month) => month;
  const names = await findNames(ctx.db, by, keys.filter(Boolean));
  return (key) => names.get(key) ?? nameless[by] ?? key;
}

/** Invoices without a booking belong to no service. */
const serviceNames = (services: SoldServices) => (key: string) =>
  key === "other" ? "Invoices without a booking" : countedName(services, key);

/** Figures with derived values. */
export const showFigures = (one: RevenueFigures): ShownFigures =>
  toWire(figures, one, {
    net_cents: netOfFigures(one),
    cost_cents: costOfFigures(one),
    margin_cents: marginOfFigures(one),
  });
