import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { placeIn } from "#domain/geography/find-place.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import {
  noProviderLimits,
  objectionsTo,
  objectionText,
  type ProviderLimits,
  type ProviderObjection,
  type ProviderWork,
} from "#domain/trip/provider-limits.ts";
import type { Context } from "#platform/context.ts";
import type { TripAtGate } from "./describe-gate.ts";
import { countProviderTrips, findLimits, findZones } from "./provider-views.ts";

export type ProviderCheck = {
  readonly limits: ProviderLimits;
  readonly work: ProviderWork;
  readonly objections: readonly ProviderObjection[];
  /** The same as sentences. */
  readonly reasons: readonly string[];
};

type Asked = Pick<TripAtGate, "id" | "pickupAt" | "pickupLocation" | "vehicleClass">;

const noWork: ProviderWork = { onDay: 0, inWeek: 0 };
const midnight = localTime("00:00");

/** Whether a trip is for these providers: their regions, vehicle classes and quotas. */
export async function checkProviders(
  { db }: Pick<Context, "db">,
  trip: Asked,
  providerIds: readonly string[],
  { withOffers = true } = {},
): Promise<ReadonlyMap<string, ProviderCheck>> {
  if (providerIds.length === 0) return new Map();
  const date = localDateOf(trip.pickupAt);
  const monday = mondayOf(date);
  const limitsOf = new Map(
    (await findLimits(db, providerIds)).map(({ providerId, ...limits }) => [providerId, limits]),
  );
  const zones = [...limitsOf.values()].some((limits) => limits.zones.length > 0) ? await findZones(db) : [];
  const counted = await countProviderTrips(db, {
    providerIds,
    tripId: trip.id,
    withOffers,
    day: { from: momentOf(date, midnight), to: momentOf(addDays(date, 1), midnight) },
    week: { from: momentOf(monday, midnight), to: momentOf(addDays(monday, 7), midnight) },
  });
  const workOf = new Map(counted.map(({ providerId, ...work }) => [providerId, work]));
  const at = { from: placeIn(trip.pickupLocation), vehicleClass: trip.vehicleClass };
  return new Map(
    providerIds.map((id) => {
      const [limits, work] = [limitsOf.get(id) ?? noProviderLimits, workOf.get(id) ?? noWork];
      const objections = objectionsTo({ trip: at, limits, work, zones });
      return [id, { limits, work, objections, reasons: objections.map((one) => objectionText(one, { limits })) }];
    }),
  );
}
