import { figureEntries } from "#db/schema/revenue.ts";
import type { Measure } from "#domain/analytics/measures.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";

/**
 * An October in which one of two replies and one of two refunds were late, and the only recorded pickup was
 * on time.
 */
export async function somePromises(ctx: Context) {
  const row = (measure: Measure, outcome: string, slot = 0) => ({
    id: ctx.newId(),
    measure,
    outcome,
    slot,
    day: localDate("2026-10-09"),
    service: "airport_transfer",
    source: "website",
    reference: "CTS-7K3M9Q",
    minutes: 0,
    paidMinutes: 0,
    km: 0,
    paidKm: 0,
    cents: 0,
  });
  await ctx.db
    .insert(figureEntries)
    .values([
      row("response", "kept", 12),
      row("response", "late", 45),
      row("response", "waiting"),
      row("pickup", "on_time"),
      row("pickup", "unknown"),
      row("price", "kept"),
      row("price", "raised"),
      row("wait", "kept"),
      row("refund", "OTHER", 2),
      row("refund", "WEATHER", 13),
    ]);
}
