import { missedSales } from "#db/schema/selling.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";

/** Four trips that were requested but not booked, the first of them on 2 October. */
export async function someMissed(ctx: Context) {
  const row = (askedOn: string, reason: "no_vehicle" | "not_booked", area: string, totalCents: number | null) => ({
    id: ctx.newId(),
    askedOn: localDate(askedOn),
    journeyKey: ctx.newId(),
    reason,
    service: "day_tour",
    area,
    vehicleClass: "sedan",
    pickupOn: localDate("2026-12-01"),
    passengers: 2,
    totalCents,
  });
  const rows = [
    row("2026-10-02", "no_vehicle", "Sea Point", 50_000),
    row("2026-10-05", "no_vehicle", "Sea Point", 50_000),
    row("2026-11-03", "no_vehicle", "Gardens", null),
    row("2026-11-03", "not_booked", "", 20_000),
  ];
  await ctx.db.insert(missedSales).values(rows);
}
