import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { providerPayables } from "./provider-payables.ts";
import { inRand, writeCsv } from "./write-csv.ts";

/** The debts to providers today, for a spreadsheet. */
export async function providerPayablesFile(ctx: Context) {
  const { value } = await providerPayables(ctx);
  const rows = value.providers.map((one) => ({
    Provider: one.name,
    Trips: one.trips,
    "Up to 30 days (R)": inRand(one.up_to_30_cents),
    "31 to 60 (R)": inRand(one.up_to_60_cents),
    "61 to 90 (R)": inRand(one.up_to_90_cents),
    "Older (R)": inRand(one.older_cents),
    "Owed (R)": inRand(one.open_cents),
  }));
  return accept(writeCsv(`owed-to-providers-${localDateOf(ctx.now)}.csv`, rows));
}
