import { classServingBoth, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { Party, Span } from "../trip/capacity.ts";

/** A vehicle that must be free: when, for how many people, and licensed for which services. */
export type VehicleNeed = { readonly busy: Span; readonly party: Party; readonly services: readonly ServiceOptionId[] };

/**
 * The holds that guarantee any one of several trips. Only one of them will run, so overlapping legs of different trips
 * share a vehicle: the larger one, for as long as both would need it.
 */
export function alternativeNeeds(
  trips: readonly (readonly VehicleNeed[])[],
  classes: VehicleClasses,
): readonly VehicleNeed[] {
  const needs: { need: VehicleNeed; trips: number[] }[] = [];
  for (const [trip, legs] of trips.entries())
    for (const leg of legs) {
      const shared = needs.find((one) => !one.trips.includes(trip) && overlap(one.need.busy, leg.busy));
      if (shared) {
        shared.need = together(shared.need, leg, classes);
        shared.trips.push(trip);
      } else needs.push({ need: leg, trips: [trip] });
    }
  return needs.map(({ need }) => need).toSorted((a, b) => a.busy.from.getTime() - b.busy.from.getTime());
}

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

const together = (a: VehicleNeed, b: VehicleNeed, classes: VehicleClasses): VehicleNeed => ({
  busy: {
    from: a.busy.from < b.busy.from ? a.busy.from : b.busy.from,
    to: a.busy.to > b.busy.to ? a.busy.to : b.busy.to,
  },
  party: {
    vehicleClass: classServingBoth(classes, a.party.vehicleClass, b.party.vehicleClass),
    passengers: Math.max(a.party.passengers, b.party.passengers),
    bags: Math.max(a.party.bags, b.party.bags),
  },
  services: [...new Set([...a.services, ...b.services])],
});
