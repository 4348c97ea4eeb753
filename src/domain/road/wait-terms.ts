import type { VehicleClass } from "../company/catalogue.ts";
import { companyRules } from "../company/company-rules.ts";
import { type Cents, cents } from "../money/money.ts";
import type { Tariff } from "../pricing/tariff.ts";
import { type PickupKind, pickupKindOf } from "./meeting-point.ts";

const { airport, stationOrPort, elsewhere } = companyRules.freeWait;

/** Planes and ships are late, trains sometimes: there a driver waits longer for nothing. */
export const freeWaitMinutes = (pickupLocation: string): number => freeMinutes[pickupKindOf(pickupLocation)];

const freeMinutes: Readonly<Record<PickupKind, number>> = {
  airport,
  terminal: stationOrPort,
  address: elsewhere,
};

/**
 * Waiting costs what a further hour with a driver costs, by the quarter: the tariff has that price for a sedan, and says
 * how much more a larger vehicle costs.
 */
export function waitStepPrice({ chauffeur, partyFactors, roundTo }: Tariff, vehicleClass: VehicleClass): Cents {
  const step = (chauffeur.extraHour * companyRules.waitStepMinutes * partyFactors[vehicleClass].from) / 60;
  return cents(Math.max(roundTo, Math.round(step / roundTo) * roundTo));
}
