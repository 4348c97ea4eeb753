import { classesServing, classOf, type VehicleClass, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { OperatingLicenceType } from "../compliance/document-types.ts";
import { licencesFor } from "../compliance/gate-rules.ts";
import { trailerBags } from "../pricing/choose-vehicle.ts";
import { type LocalDate, localDateOf } from "../time/local-time.ts";

/** From the first moment a vehicle is taken to the last. */
export type Span = { readonly from: Date; readonly to: Date };

export type FleetVehicle = {
  readonly id: string;
  readonly vehicleClass: VehicleClass;
  readonly seats: number;
  readonly bags: number;
};

/** One that can be sold: its documents say until when, and for what. */
export type LicensedVehicle = FleetVehicle & {
  /** The last day on which all its required documents are good; null where one is missing. */
  readonly documentsUntil: LocalDate | null;
  readonly licenceTypes: readonly OperatingLicenceType[];
};

/** Those whose operating licence allows a service. The database asks the same when it holds one. */
export const licensedFor = <V extends LicensedVehicle>(
  vehicles: readonly V[],
  service: ServiceOptionId,
): readonly V[] =>
  vehicles.filter(({ licenceTypes }) => licenceTypes.some((type) => licencesFor[service].includes(type)));

/** Whether its documents are good on the last day of a time. */
export const isCovered = ({ documentsUntil }: Pick<LicensedVehicle, "documentsUntil">, { to }: Span): boolean =>
  documentsUntil !== null && documentsUntil >= localDateOf(to);

export type Party = { readonly vehicleClass: VehicleClass; readonly passengers: number; readonly bags: number };

/** The bags a vehicle takes, with its trailer if its class pulls one. The database asks the same when it holds one. */
export const bagsCarried = (
  { vehicleClass, bags }: Pick<FleetVehicle, "vehicleClass" | "bags">,
  classes: VehicleClasses,
): number => bags + (classOf(classes, vehicleClass)?.pullsTrailer ? trailerBags : 0);

/** The vehicles that could carry a party, the smallest first: a larger one comes at the same price. */
export function vehiclesFor<V extends FleetVehicle>(
  vehicles: readonly V[],
  party: Party,
  classes: VehicleClasses,
): readonly V[] {
  const serving = classesServing(classes, party.vehicleClass);
  const rank = ({ vehicleClass }: V) => serving.indexOf(vehicleClass);
  return vehicles
    .filter(
      (vehicle) =>
        rank(vehicle) >= 0 && vehicle.seats >= party.passengers && bagsCarried(vehicle, classes) >= party.bags,
    )
    .toSorted((a, b) => rank(a) - rank(b) || a.seats - b.seats || (a.id < b.id ? -1 : 1));
}

/** The largest of each kind, in seats and in bags: enough to know whether a party could be carried at all. */
export function largestOfEachClass(vehicles: readonly FleetVehicle[]): readonly FleetVehicle[] {
  const largest = new Map<VehicleClass, FleetVehicle>();
  for (const { vehicleClass, seats, bags } of vehicles) {
    const known = largest.get(vehicleClass) ?? { id: vehicleClass, vehicleClass, seats, bags };
    largest.set(vehicleClass, { ...known, seats: Math.max(known.seats, seats), bags: Math.max(known.bags, bags) });
  }
  return [...largest.values()];
}

export type Taken = Span & { readonly vehicleId: string };

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** A vehicle for every span, each the smallest that is free then and whose documents are good; undefined when one span has none. */
export function vehiclesFreeFor<V extends LicensedVehicle>(
  vehicles: readonly V[],
  taken: readonly Taken[],
  spans: readonly Span[],
): readonly V[] | undefined {
  const own: Taken[] = [];
  const matches: V[] = [];
  for (const span of spans) {
    const busy = new Set([...taken, ...own].flatMap((one) => (overlap(one, span) ? [one.vehicleId] : [])));
    const vehicle = vehicles.find((one) => !busy.has(one.id) && isCovered(one, span));
    if (!vehicle) return undefined;
    own.push({ ...span, vehicleId: vehicle.id });
    matches.push(vehicle);
  }
  return matches;
}
