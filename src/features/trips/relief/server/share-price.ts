import type { PartSize } from "#domain/drive/trip-parts.ts";
import { shareByPassengers } from "#domain/drive/trip-parts.ts";
import type { TripRow } from "../../server/store.ts";

/** The first vehicle’s part of a relief trip’s price, and the rest for the others. */
export function sharePriceOfRelief(
  { priceCents }: Pick<TripRow, "priceCents">,
  loads: readonly Pick<PartSize, "passengers">[],
): readonly (number | null)[] {
  if (priceCents === null || loads.length < 2) return [priceCents, null];
  const [first = 0] = shareByPassengers(priceCents, loads);
  return [first, priceCents - (first ?? 0)];
}
