import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { missedContract } from "../contract.ts";
import { findMissedSums } from "./views.ts";

/** Requests that were not booked: dates in order, everything else most frequent first. */
export async function missedSales(ctx: Context, input: ParsedOf<typeof missedContract.missedSales>) {
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const rows = await findMissedSums(ctx.db, { period, service: input.service }, input.by);
  return accept({
    rows: rows.toSorted((a, b) => (input.by === "date" ? 0 : b.entries - a.entries) || a.key.localeCompare(b.key)),
  });
}
