import type { VehicleClass } from "../company/catalogue.ts";
import type { Cents } from "../money/money.ts";
import { type VehicleChoice, vehicleChoices } from "./choose-vehicle.ts";
import type { PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import type { Tariff } from "./tariff.ts";

/** A class the party can travel in. */
export type VehicleOption = VehicleChoice & { readonly total: Cents | null };

/**
 * The classes that fit a party, smallest first. Larger ones are offered only if they have their own price: a package
 * per person, or a trip our team prices, uses the vehicle it needs.
 */
export function vehicleOptions(request: PriceRequest, tariff: Tariff): readonly VehicleOption[] {
  const [smallest, ...larger] = vehicleChoices(request, tariff).map((choice) => ({
    ...choice,
    total: priceTrip({ ...request, vehicle: choice.vehicleClass }, tariff).total,
  }));
  if (!smallest || smallest.total === null) return smallest ? [smallest] : [];
  return [smallest, ...larger.filter(({ total }) => total !== null && total !== smallest.total)];
}

/**
 * The class a request is priced in: the chosen one, else the cheaper of the smallest two. A party of two never defaults
 * to a coach, whatever a tariff charges for one. Null: the smallest.
 */
export function vehicleFor(request: PriceRequest, tariff: Tariff): VehicleClass | null {
  const options = vehicleOptions(request, tariff);
  const taken = options.find(({ vehicleClass }) => vehicleClass === request.vehicle) ?? cheapestOf(options.slice(0, 2));
  return taken === undefined || taken === options[0] ? null : taken.vehicleClass;
}

const cheapestOf = (options: readonly VehicleOption[]): VehicleOption | undefined =>
  options.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
