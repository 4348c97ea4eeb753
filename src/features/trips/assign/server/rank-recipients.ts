import type { Recipient } from "#domain/trip/automatic-list.ts";
import { whyAsked } from "#domain/trip/rank-candidates.ts";
import type { Context } from "#platform/context.ts";
import { rankForTrip } from "./rank-for-trip.ts";
import { rankProviders } from "./rank-providers.ts";

/**
 * Who may be asked about a trip without a person choosing: our own drivers whom nothing speaks against, and providers it is for, who name
 * one of their own. A provider’s drivers are asked through their provider.
 */
export async function rankRecipients(ctx: Context, tripId: string): Promise<readonly Recipient[]> {
  const ranked = await rankForTrip(ctx, { trip_id: tripId });
  if (!ranked) return [];
  const own = ranked.drivers.filter(({ driver, reasons }) => driver.providerId === null && reasons.length === 0);
  const providers = (await rankProviders(ctx, ranked)).filter(
    ({ reasons, hasCrew }) => reasons.length === 0 && hasCrew,
  );
  return [
    ...own.map(({ name, driver, choice, oversize, score, facts }) => ({
      name,
      driverId: driver.id,
      vehicleId: choice.vehicleId,
      providerId: null,
      oversize,
      score,
      why: whyAsked(facts, ranked.trip.pickupAt),
    })),
    ...providers.map(({ id, name, oversize, score, why }) => ({
      name,
      driverId: null,
      vehicleId: null,
      providerId: id,
      oversize,
      score,
      why,
    })),
  ];
}
