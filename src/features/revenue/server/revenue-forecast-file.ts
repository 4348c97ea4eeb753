import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { revenueContract } from "../contract.ts";
import { revenueForecast } from "./revenue-forecast.ts";
import { inRand, writeCsv } from "./write-csv.ts";

/** The chart as a table for a spreadsheet: past weeks, then forecast weeks. */
export async function revenueForecastFile(ctx: Context, input: ParsedOf<typeof revenueContract.revenueForecastFile>) {
  const { value } = await revenueForecast(ctx, input);
  const ahead = value.forecast?.weeks ?? [];
  const rows = [
    ...value.past.map(({ from, net_cents }) => ({
      "Week from": from,
      "Net (R)": inRand(net_cents),
      "Expected (R)": "",
      "Low (R)": "",
      "High (R)": "",
    })),
    ...ahead.map(({ from, expected_cents, low_cents, high_cents }) => ({
      "Week from": from,
      "Net (R)": "",
      "Expected (R)": inRand(expected_cents),
      "Low (R)": inRand(low_cents),
      "High (R)": inRand(high_cents),
    })),
  ];
  const first = ahead[0]?.from ?? value.past.at(-1)?.from ?? "";
  return accept(writeCsv(`forecast-${first}.csv`, rows));
}
