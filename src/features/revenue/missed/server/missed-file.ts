import { missedLabels } from "#domain/analytics/missed-sale.ts";
import { countedName } from "#domain/catalogue/service.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSold } from "../../server/report-views.ts";
import { inRand, writeCsv } from "../../server/write-csv.ts";
import type { missedContract } from "../contract.ts";
import { showMissed } from "./missed-entries.ts";
import { findMissed } from "./views.ts";

const most = 10_000;

/** Everything requested and not booked, as CSV. */
export async function missedFile(ctx: Context, input: ParsedOf<typeof missedContract.missedFile>) {
  const { service, by } = input;
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const missed = await findMissed(ctx.db, { period, service, by, key: undefined }, { after: undefined, size: most });
  const { classes, services } = await findSold(ctx.db);
  const rows = missed
    .map((one) => showMissed(one, classes))
    .map((one) => ({
      Date: one.asked_on,
      Reason: missedLabels[one.reason],
      Service: countedName(services, one.service),
      "Pickup area": one.area,
      Vehicle: one.vehicle,
      "Pickup date": one.pickup_on,
      Passengers: one.passengers,
      "Price (R)": one.total_cents === null ? "" : inRand(one.total_cents),
    }));
  return accept(writeCsv(`not-booked-${input.from}-${input.until}.csv`, rows));
}
