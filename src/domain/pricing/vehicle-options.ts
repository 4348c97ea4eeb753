import type { VehicleClass } from "../company/catalogue.ts";
import type { Cents } from "../money/money.ts";
import { type VehicleChoice, vehicleChoices } from "./choose-vehicle.ts";
import type { PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import type { Tariff } from "./tariff.ts";

/** A class one may travel in. */
export type VehicleOption = VehicleChoice & { readonly total: Cents | null };

/**
 * The classes that take a party, the smallest first. A larger one is offered where it has a price of its own: a
 * package by the person, or a trip that a person prices, comes in the vehicle it needs.
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
 * The class a request is priced in: the one that was chosen, else the cheaper of the smallest two. A party of two never
 * starts with a coach, whatever a tariff asks for one. Null: the smallest.
 */
export function vehicleFor(request: PriceRequest, tariff: Tariff): VehicleClass | null {
  const options = vehicleOptions(request, tariff);
  const taken = options.find(({ vehicleClass }) => vehicleClass === request.vehicle) ?? cheapestOf(options.slice(0, 2));
  return taken === undefined || taken === options[0] ? null : taken.vehicleClass;
}

const cheapestOf = (options: readonly VehicleOption[]): VehicleOption | undefined =>
  options.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
