import type { CompanySettings } from "#domain/company/company-settings.ts";
import { kgPerLitre, usesByClass } from "#domain/corporate/trip-co2.ts";
import { kilometresBetween } from "#domain/pay/vehicle-cost.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findFuelled, findKmCosts, type findVehiclesForDay, type TripOfDay } from "./views.ts";

type Input = {
  readonly vehicles: Awaited<ReturnType<typeof findVehiclesForDay>>;
  readonly trips: readonly TripOfDay[];
  readonly settings: CompanySettings;
};

/**
 * What a kilometre costs and emits, by vehicle: ours by its fuel and workshop records of a year. A provider is paid by the trip, so
 * its kilometre costs what the usual payout of a kilometre of that day is.
 */
export async function kilometreCosts({ db, now }: Pick<Context, "db" | "now">, { vehicles, trips, settings }: Input) {
  const own = await findKmCosts(
    db,
    vehicles.map(({ id }) => id),
    addDays(localDateOf(now), -365),
  );
  const costOf = new Map(own.flatMap(({ vehicleId, cents, km }) => (km > 0 ? [[vehicleId, cents / km] as const] : [])));
  const uses = usesByClass(await findFuelled(db, now));
  const paid = trips.flatMap(({ priceCents, pickupLocation, destination }) => {
    const km = kilometresBetween(pickupLocation, destination);
    return priceCents !== null && km ? [{ cents: priceCents, km }] : [];
  });
  const km = paid.reduce((sum, one) => sum + one.km, 0);
  const payout =
    km > 0 ? (paid.reduce((sum, one) => sum + one.cents, 0) / km) * settings.offers.payoutShare : undefined;
  const { routes } = settings;
  return {
    of(vehicleId: string) {
      const vehicle = vehicles.find(({ id }) => id === vehicleId);
      const use = vehicle && uses.get(vehicle.vehicleClass);
      const isProviders = vehicle?.ownerId != null;
      return {
        centsPerKm: (isProviders ? payout : costOf.get(vehicleId)) ?? routes.centsPerKm,
        centsPerUse: isProviders ? 0 : routes.centsPerUse,
        gramsPerKm: use ? use.litresPer100 * 10 * (kgPerLitre[use.fuel] ?? 0) : null,
      };
    },
  };
}
