import { classOf, type VehicleClass } from "../catalogue/vehicle-class.ts";
import type { Cents } from "../money/money.ts";
import { type VehicleChoice, vehicleChoices } from "./choose-vehicle.ts";
import type { PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import type { Tariff } from "./tariff.ts";

/** A class the party can travel in. */
export type VehicleOption = VehicleChoice & { readonly total: Cents | null };

/**
 * The classes that fit a party, the one it needs first. Others are offered only if they have their own price: a package
 * per person, or a trip our team prices, uses the vehicle it needs.
 */
export function vehicleOptions(request: PriceRequest, tariff: Tariff): readonly VehicleOption[] {
  const [needed, ...others] = vehicleChoices(request, tariff).map((choice) => ({
    ...choice,
    total: priceTrip({ ...request, vehicle: choice.vehicleClass }, tariff).total,
  }));
  if (!needed || needed.total === null) return needed ? [needed] : [];
  return [needed, ...others.filter(({ total }) => total !== null && total !== needed.total)];
}

/**
 * The class a request is priced in: the chosen one, else the cheaper of the smallest two of equal comfort. A party of
 * two never defaults to a coach, whatever a tariff charges for one. Null: the one it needs.
 */
export function vehicleFor(request: PriceRequest, tariff: Tariff): VehicleClass | null {
  const options = vehicleOptions(request, tariff);
  const comfortOf = (option?: VehicleOption) => classOf(tariff.catalogue.classes, option?.vehicleClass)?.comfort;
  const alike = options.filter((option) => comfortOf(option) === comfortOf(options[0]));
  const taken = options.find(({ vehicleClass }) => vehicleClass === request.vehicle) ?? cheapestOf(alike.slice(0, 2));
  return taken === undefined || taken === options[0] ? null : taken.vehicleClass;
}

const cheapestOf = (options: readonly VehicleOption[]): VehicleOption | undefined =>
  options.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
