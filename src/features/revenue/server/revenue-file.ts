import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { RevenueRow, revenueContract, ShownFigures } from "../contract.ts";
import { readRevenue } from "./read-revenue.ts";
import { inRand, writeCsv } from "./write-csv.ts";

const heads = {
  service: "Service",
  driver: "Driver",
  vehicle: "Vehicle",
  provider: "Provider",
  hour: "Hour",
  month: "Month",
} as const;
const stepHeads = { day: "Date", week: "Week from", month: "Month from" } as const;

/** A report as CSV in rand, with the compared period. */
export async function revenueFile(
  ctx: Context,
  { has_steps, ...criteria }: ParsedOf<typeof revenueContract.revenueFile>,
) {
  const { value: report } = await readRevenue(ctx, criteria);
  const rows = has_steps
    ? report.steps.map((one) => ({ [stepHeads[report.step]]: one.from, ...comparedColumns(one) }))
    : report.rows.map((one) => ({ [heads[criteria.by]]: one.name, ...comparedColumns(one) }));
  const by = has_steps ? report.step : criteria.by;
  return accept(writeCsv(`revenue-by-${by}-${criteria.from}-${criteria.until}.csv`, rows));
}

const comparedColumns = ({ now, before }: Pick<RevenueRow, "now" | "before">) => ({
  ...columnsOf(now),
  ...(before && {
    "Net before (R)": inRand(before.net_cents),
    "Costs before (R)": inRand(before.cost_cents),
    "Margin before (R)": inRand(before.margin_cents),
  }),
});

const columnsOf = (one: ShownFigures) => ({
  Trips: one.trips,
  Cancelled: one.cancelled,
  "Gross (R)": inRand(one.gross_cents),
  "VAT (R)": inRand(one.vat_cents),
  "Outlay (R)": inRand(one.outlay_cents),
  "Net (R)": inRand(one.net_cents),
  "Drivers (R)": inRand(one.driver_cents),
  "Providers (R)": inRand(one.provider_cents),
  "Vehicles (R)": inRand(one.vehicle_cents),
  "Commission (R)": inRand(one.commission_cents),
  "Margin (R)": inRand(one.margin_cents),
  "Trips without pay": one.lacking_pay,
  "Trips without vehicle cost": one.lacking_vehicle,
});
