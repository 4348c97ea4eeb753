import type { Context } from "#platform/context.ts";
import { lockTripsOf, updateTrip } from "./store.ts";

/** Shares a total among the legs as they shared the old one; the last takes what rounding left over. */
export async function sharePrices(ctx: Context, bookingId: string, total: number): Promise<void> {
  const legs = (await lockTripsOf(ctx.db, bookingId)).filter(({ state }) => state !== "cancelled");
  const before = legs.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  let left = total;
  for (const [at, { id, priceCents }] of legs.entries()) {
    const share = before > 0 ? (priceCents ?? 0) / before : 1 / legs.length;
    const price = at === legs.length - 1 ? left : Math.round(total * share);
    left -= price;
    await updateTrip(ctx.db, id, { priceCents: price });
  }
}
