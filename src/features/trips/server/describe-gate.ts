import { type SeatShortage, type SeatStock, seatShortages } from "#domain/booking/child-seats.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { GateCompany, GateDriver, GateInput, GateTrip, GateVehicle } from "#domain/compliance/gate-input.ts";
import { spanOnDuty } from "#domain/shift/duty-stretches.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { hasOwnBreaks } from "#domain/trip/time-of-trip.ts";
import type {
  findChildSeatsTaken,
  findGateDocuments,
  findGateDrivers,
  findGateRules,
  findGateTrips,
  findGateVehicles,
  findWork,
} from "./gate-views.ts";
import type { TakenTime } from "./time-views.ts";

// biome-ignore lint/suspicious/noExplicitAny: only the result of a view matters here, not its arguments.
type Row<View extends (...request: any[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<View>>[number];

export type TripAtGate = Omit<Row<typeof findGateTrips>, "vehicleClass"> & {
  /** The class that was sold; unknown for a trip that is only being tried. */
  readonly vehicleClass?: VehicleClass;
  readonly busy: Span;
  /** Minutes by which it is moved in this check. */
  readonly movedBy: number;
};
export type DriverAtGate = Row<typeof findGateDrivers>;
export type VehicleAtGate = Row<typeof findGateVehicles>;

type Known = {
  readonly trips: readonly TripAtGate[];
  readonly drivers: readonly DriverAtGate[];
  readonly vehicles: readonly VehicleAtGate[];
  readonly without: readonly string[];
};

export type ChildSeats = {
  readonly stock: SeatStock | null;
  readonly taken: readonly Row<typeof findChildSeatsTaken>[];
};

export type GateFacts = {
  readonly documents: readonly Row<typeof findGateDocuments>[];
  readonly work: readonly Row<typeof findWork>[];
  readonly taken: readonly TakenTime[];
  readonly seats: ChildSeats;
} & Awaited<ReturnType<typeof findGateRules>>;

/** The data, indexed so that any driver and vehicle can be checked against any trip. */
export function describeGate(known: Known, facts: GateFacts) {
  const [trips, drivers, vehicles] = [byId(known.trips), byId(known.drivers), byId(known.vehicles)];
  const index: Index = {
    ...facts,
    without: known.without,
    freed: new Set(known.without.flatMap((id) => trips.get(id) ?? []).map(legOf)),
    documentsOf: Map.groupBy(facts.documents, ({ ownerId }) => ownerId),
    workOf: Map.groupBy(facts.work, ({ driverId }) => driverId),
    takenOf: Map.groupBy(facts.taken, ({ ownerId }) => ownerId),
  };
  return {
    trips,
    drivers,
    vehicles,
    classes: facts.classes,
    workOf: index.workOf,
    /** Whether a vehicle is on another trip, or held for one, during this trip. */
    isTaken: (vehicleId: string, trip: TripAtGate): boolean =>
      takenByOthers(index, vehicleId, trip).some(({ from, to }) => from < trip.busy.to && trip.busy.from < to),
    /** Neither taken nor away during this trip. */
    isFree: (vehicleId: string, trip: TripAtGate): boolean =>
      !(index.takenOf.get(vehicleId) ?? []).some(
        (one) =>
          one.from < trip.busy.to &&
          trip.busy.from < one.to &&
          (one.kind === "vehicle_away" || takenByOthers(index, vehicleId, trip).includes(one)),
      ),
    /** Undefined if one of the three does not exist. */
    inputFor(tripId: string, driverId: string, vehicleId: string): GateInput | undefined {
      const [trip, driver, vehicle] = [trips.get(tripId), drivers.get(driverId), vehicles.get(vehicleId)];
      if (!trip || !driver || !vehicle) return undefined;
      return {
        trip: gateTrip(trip),
        driver: gateDriver(index, driver, trip),
        vehicle: gateVehicle(index, vehicle, trip),
        classes: facts.classes,
        companies: gateCompanies(index, [driver, vehicle]),
        rules: facts.rules,
      };
    },
  };
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
export const legOf = ({ bookingId, leg }: { bookingId: string | null; leg: number }): string => `${bookingId} ${leg}`;

type Index = GateFacts & {
  readonly without: readonly string[];
  readonly freed: ReadonlySet<string>;
  readonly documentsOf: ReadonlyMap<string | null, GateFacts["documents"]>;
  readonly workOf: ReadonlyMap<string | null, GateFacts["work"]>;
  readonly takenOf: ReadonlyMap<string, readonly TakenTime[]>;
};

const gateTrip = (trip: TripAtGate): GateTrip => ({
  from: trip.pickupAt,
  to: trip.end,
  busy: trip.busy,
  service: trip.service,
  isGuided: trip.isGuided,
  hasOwnBreaks: hasOwnBreaks(trip),
  passengers: trip.passengers,
  bags: trip.bags,
  vehicleClass: trip.vehicleClass ?? null,
});

function gateDriver(index: Index, driver: DriverAtGate, trip: TripAtGate): GateDriver {
  const isOther = ({ tripId }: { tripId: string }) => tripId !== trip.id && !index.without.includes(tripId);
  const work = (index.workOf.get(driver.id) ?? []).filter(isOther);
  const times = index.takenOf.get(driver.id) ?? [];
  return {
    name: driver.name,
    state: driver.state,
    bornOn: driver.bornOn,
    documents: index.documentsOf.get(driver.id) ?? [],
    work: work.map((one) => ({ from: one.pickupAt, to: one.end, hasOwnBreaks: hasOwnBreaks(one) })),
    // A finished trip no longer blocks time but still counts as work.
    taken: work.filter(({ state }) => state !== "fulfilled").map((one) => ({ from: one.takenFrom, to: one.takenTo })),
    duty: times
      .filter(({ kind }) => kind === "driver_on_duty")
      .map((span) => spanOnDuty(span, span.to, index.rules.dutyHours)),
    // A driver may guide their own trip, and no other.
    away: times.filter(({ kind, tripId }) => kind === "driver_away" && tripId !== trip.id),
  };
}

/** A hold for a leg serves any of its vehicles; a vehicle assigned to one of them is taken for the rest. */
const takenByOthers = (index: Index, vehicleId: string, trip: TripAtGate): readonly TakenTime[] =>
  (index.takenOf.get(vehicleId) ?? []).filter((one) => {
    if (one.kind !== "vehicle_taken") return false;
    if (one.tripId !== null) return one.tripId !== trip.id && !index.without.includes(one.tripId);
    return legOf(one) !== legOf(trip) && !index.freed.has(legOf(one));
  });

function gateVehicle(index: Index, vehicle: VehicleAtGate, trip: TripAtGate): GateVehicle {
  return {
    plate: vehicle.plate,
    vehicleClass: vehicle.vehicleClass,
    seats: vehicle.seats,
    bags: vehicle.bags,
    state: vehicle.state,
    documents: index.documentsOf.get(vehicle.id) ?? [],
    taken: takenByOthers(index, vehicle.id, trip),
    away: (index.takenOf.get(vehicle.id) ?? []).filter(({ kind }) => kind === "vehicle_away"),
    seatShortages: missingSeats(index.seats, trip),
  };
}

/** If the company does not count its child seats, none is missing. */
function missingSeats({ stock, taken }: ChildSeats, trip: TripAtGate): readonly SeatShortage[] {
  if (stock === null || trip.childSeats === 0) return [];
  const others = taken.filter(
    ({ bookingId, pickupAt: start, end }) =>
      bookingId !== trip.bookingId && start < trip.busy.to && trip.busy.from < end,
  );
  return seatShortages({ seats: trip.childSeats, sizes: trip.childSeatSizes }, others, stock);
}

/** The company itself, and the providers that own the driver or the vehicle. */
function gateCompanies(index: Index, crew: readonly (DriverAtGate | VehicleAtGate)[]): readonly GateCompany[] {
  const providers = new Map(
    crew.flatMap(({ providerId, provider }) => (providerId ? [[providerId, provider ?? ""]] : [])),
  );
  return [
    { owner: "company", name: index.company, documents: index.documentsOf.get(null) ?? [] },
    ...[...providers].map(
      ([id, name]): GateCompany => ({ owner: "provider", name, documents: index.documentsOf.get(id) ?? [] }),
    ),
  ];
}
