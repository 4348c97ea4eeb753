import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { companyRules } from "../company/company-rules.ts";
import { type Cents, cents } from "../money/money.ts";
import type { Tariff } from "../pricing/tariff.ts";
import { type PickupKind, pickupKindOf } from "./meeting-point.ts";

const { airport, stationOrPort, elsewhere } = companyRules.freeWait;

/** Planes and ships, and sometimes trains, are late: there waiting is free for longer. */
export const freeWaitMinutes = (pickupLocation: string): number => freeMinutes[pickupKindOf(pickupLocation)];

const freeMinutes: Readonly<Record<PickupKind, number>> = {
  airport,
  terminal: stationOrPort,
  address: elsewhere,
};

/**
 * Waiting costs the rate of an extra hour with driver, by the quarter hour: the tariff has it for the base class, with
 * factors for the others.
 */
export function waitStepPrice({ chauffeur, partyFactors, roundTo }: Tariff, vehicleClass: VehicleClass): Cents {
  const step = (chauffeur.extraHour * companyRules.waitStepMinutes * (partyFactors[vehicleClass]?.from ?? 1)) / 60;
  return cents(Math.max(roundTo, Math.round(step / roundTo) * roundTo));
}
