import { drivesOf, priceOfParts, shareByPassengers } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { lockTripsOf, updateTrip } from "./store.ts";

/** Shares a total among the legs as they shared the old one; the last takes what rounding left over. */
export async function sharePrices(ctx: Context, bookingId: string, total: number): Promise<void> {
  const drives = drivesOf(await lockTripsOf(ctx.db, bookingId)).filter(({ state }) => state !== "cancelled");
  const before = drives.reduce((sum, { parts }) => sum + (priceOfParts(parts) ?? 0), 0);
  let left = total;
  for (const [at, { parts }] of drives.entries()) {
    const share = before > 0 ? (priceOfParts(parts) ?? 0) / before : 1 / drives.length;
    const price = at === drives.length - 1 ? left : Math.round(total * share);
    left -= price;
    const prices = shareByPassengers(price, parts);
    for (const [index, { id }] of parts.entries()) await updateTrip(ctx.db, id, { priceCents: prices[index] ?? null });
  }
}
