import { keptFees } from "#domain/booking/change-plan.ts";
import { drivesOf, priceOfParts, shareByPassengers, shareByWeight } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { lockTripsOf, updateTrip } from "./store.ts";
import { findChargedWaits } from "./wait-views.ts";

/**
 * Shares a new total among the legs in the old proportions; the last takes the rounding difference. Fees of
 * cancelled legs are not shared, and waiting stays with the trip that it was charged for.
 */
export async function sharePrices(ctx: Context, bookingId: string, total: number): Promise<void> {
  const recorded = drivesOf(await lockTripsOf(ctx.db, bookingId));
  const waits = await findChargedWaits(ctx.db, bookingId);
  const waitOf = (parts: readonly { readonly id: string }[]) =>
    parts.reduce((sum, { id }) => sum + (waits.get(id) ?? 0), 0);
  const drives = recorded
    .filter(({ state }) => state !== "cancelled")
    .map(({ parts, relieved }) => ({ parts: [...relieved, ...parts], isRelieved: relieved.length > 0 }))
    .map((drive) => ({ ...drive, fare: Math.max(0, (priceOfParts(drive.parts) ?? 0) - waitOf(drive.parts)) }));
  const before = drives.reduce((sum, { fare }) => sum + fare, 0);
  const fees = keptFees(recorded.map(({ first, state }) => ({ ...first, state })));
  const fares = Math.max(0, total - fees - waitOf(drives.flatMap(({ parts }) => parts)));
  let left = fares;
  for (const [at, { parts, isRelieved, fare }] of drives.entries()) {
    const share = before > 0 ? fare / before : 1 / drives.length;
    const price = at === drives.length - 1 ? left : Math.round(fares * share);
    left -= price;
    // After a breakdown, both vehicles keep their proportions.
    const prices = isRelieved
      ? shareByWeight(
          price,
          parts.map(({ id, priceCents }) => (priceCents ?? 0) - (waits.get(id) ?? 0)),
        )
      : shareByPassengers(price, parts);
    for (const [index, part] of parts.entries())
      await updateTrip(ctx.db, part.id, { priceCents: (prices[index] ?? 0) + waitOf([part]) });
  }
}
