import { times, zero } from "../money/money.ts";
import type { VehicleChoice } from "./choose-vehicle.ts";
import type { Fare } from "./find-fare.ts";
import type { PriceRequest, TraceStep } from "./price-request.ts";
import type { Tariff, Toll } from "./tariff.ts";
import { namesOf } from "./time-rules.ts";
import { step, wayBack } from "./trace-step.ts";
import { liesInZone } from "./zones.ts";

type Charged = {
  readonly request: PriceRequest;
  readonly vehicle: VehicleChoice;
  readonly fare: Fare;
  readonly ways: number;
};

/** The tariff’s own additions to a fare: stops and their detour, a trailer, child seats, the driver’s lodging and tolls. */
export function listedSteps(charged: Charged, tariff: Tariff): TraceStep[] {
  const { request, vehicle, fare } = charged;
  const { stop, trailer, childSeat } = tariff.extras;
  const passed = fare.isOneWay ? tariff.tolls.filter((toll) => leadsOver(toll, request, tariff)) : [];
  return [
    ...(request.extraStops > 0 ? [step("extra", "stop", "Extra stops", times(stop, request.extraStops))] : []),
    ...detourSteps(charged, tariff),
    ...(vehicle.needsTrailer ? eachWay(charged, step("extra", "trailer", "Luggage trailer", trailer)) : []),
    ...(request.childSeats > 0
      ? [step("extra", "child-seat", "Child seats", times(childSeat, request.childSeats))]
      : []),
    ...nightSteps(charged, tariff),
    ...passed.flatMap((toll) => eachWay(charged, step("toll", toll.id, toll.name, toll.amount))),
  ];
}

const eachWay = ({ ways }: Charged, one: TraceStep): TraceStep[] =>
  Array.from({ length: ways }, (_, index) => ({ ...one, text: `${one.text}${wayBack(index)}`, leg: index + 1 }));

/** A stop’s price includes a short detour; anything longer is charged per kilometre, once. */
function detourSteps({ request, vehicle, fare }: Charged, { transfer }: Tariff): TraceStep[] {
  const more = Math.ceil((request.detourKm ?? 0) - transfer.hopKm);
  if (!fare.isOneWay || more <= 0) return [];
  const text = `${more} km further by the stops`;
  return [step("extra", "detour", text, times(transfer.perKm[vehicle.vehicleClass] ?? zero, more))];
}

/** The driver sleeps where the group does. A package has all nights in its price. */
function nightSteps({ request, fare }: Charged, { extras: { driverNight = zero } }: Tariff): TraceStep[] {
  const nights = (request.days ?? 1) - 1;
  if (nights < 1 || driverNight === 0 || fare.kind === "package") return [];
  const lodging = step("extra", "driver-night", "Driver’s lodging, per night", times(driverNight, nights));
  return [{ ...lodging, ...(nights > 1 && { quantity: nights }) }];
}

function leadsOver({ places, zones = [] }: Toll, { from, to }: PriceRequest, tariff: Tariff): boolean {
  const names = namesOf(places);
  if ([from, to].some(({ name, town }) => names.includes(name ?? town ?? ""))) return true;
  return zones.length > 0 && liesInZone({ ids: zones }, [from, to], tariff.zones);
}
