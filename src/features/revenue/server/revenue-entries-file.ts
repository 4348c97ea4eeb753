import { accept } from "#domain/result.ts";
import { entryLabels } from "#domain/revenue/entry-labels.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { revenueContract } from "../contract.ts";
import { findEntries } from "./entry-views.ts";
import { chosenBy, showEntry } from "./revenue-entries.ts";
import { inRand, writeCsv } from "./write-csv.ts";

const most = 10_000;

/** The rows behind a figure for a spreadsheet, in rand. */
export async function revenueEntriesFile(ctx: Context, input: ParsedOf<typeof revenueContract.revenueEntriesFile>) {
  const entries = await findEntries(ctx.db, chosenBy(input), { after: undefined, size: most });
  const rows = entries.map(showEntry).map((one) => ({
    Date: one.day,
    Reference: one.reference,
    Type: entryLabels[one.kind],
    Service: one.service_name,
    Driver: one.driver,
    Provider: one.provider,
    Vehicle: one.vehicle,
    "Gross (R)": inRand(one.gross_cents),
    "VAT (R)": inRand(one.vat_cents),
    "Outlay (R)": inRand(one.outlay_cents),
    "Net (R)": inRand(one.net_cents),
    "Driver (R)": one.lacks_pay ? "" : inRand(one.driver_cents),
    "Provider (R)": one.lacks_pay ? "" : inRand(one.provider_cents),
    "Vehicle (R)": one.lacks_vehicle ? "" : inRand(one.vehicle_cents),
    "Commission (R)": inRand(one.commission_cents),
    "Margin (R)": inRand(one.margin_cents),
  }));
  return accept(writeCsv(`revenue-rows-${input.from}-${input.until}.csv`, rows));
}
