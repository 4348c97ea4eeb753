import { missedLabels } from "#domain/analytics/missed-sale.ts";
import { serviceOptionName } from "#domain/company/catalogue.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { inRand, writeCsv } from "../../server/write-csv.ts";
import type { missedContract } from "../contract.ts";
import { showMissed } from "./missed-entries.ts";
import { findMissed } from "./views.ts";

const most = 10_000;

/** Everything that was asked for and not booked, for a spreadsheet. */
export async function missedFile(ctx: Context, asked: ParsedOf<typeof missedContract.missedFile>) {
  const { service, by } = asked;
  const period = { from: localDate(asked.from), until: localDate(asked.until) };
  const found = await findMissed(ctx.db, { period, service, by, key: undefined }, { after: undefined, size: most });
  const rows = found.map(showMissed).map((one) => ({
    Date: one.asked_on,
    Reason: missedLabels[one.reason],
    Service: serviceOptionName(one.service),
    "Pickup area": one.area,
    Vehicle: one.vehicle,
    "Pickup date": one.pickup_on,
    Passengers: one.passengers,
    "Price (R)": one.total_cents === null ? "" : inRand(one.total_cents),
  }));
  return accept(writeCsv(`not-booked-${asked.from}-${asked.until}.csv`, rows));
}
