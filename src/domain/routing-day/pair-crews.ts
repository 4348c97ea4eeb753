import type { Window } from "../routing/routing-problem.ts";

type DriverOfDay = {
  readonly id: string;
  readonly shift: Window;
  readonly providerId: string | null;
  /** The minutes driven in each vehicle as planned now; those that stay count most. */
  readonly drives: ReadonlyMap<string, { readonly frozen: number; readonly minutes: number }>;
};
type VehicleOfDay = { readonly id: string; readonly seats: number; readonly ownerId: string | null };

/** Trips of one kind: how many there are, and whether a driver may drive one in a vehicle. */
export type TripKind = {
  readonly count: number;
  readonly mayDrive: (driverId: string, vehicleId: string) => boolean;
};

export type Pair = { readonly driverId: string; readonly vehicleId: string };

/**
 * One vehicle for each driver’s shift. Who drives already keeps that vehicle; the others get one that can drive what few
 * others can. A vehicle is handed on where shifts don’t overlap. Providers’ drivers bring their own vehicles.
 */
export function pairCrews(
  drivers: readonly DriverOfDay[],
  vehicles: readonly VehicleOfDay[],
  kinds: readonly TripKind[],
): readonly Pair[] {
  const pairs: (Pair & { readonly shift: Window; readonly kinds: ReadonlySet<TripKind> })[] = [];
  const isFree = (vehicleId: string, { from, until }: Window) =>
    pairs.every((pair) => pair.vehicleId !== vehicleId || pair.shift.until <= from || until <= pair.shift.from);
  const kindsFor = (driverId: string, vehicleId: string) =>
    new Set(kinds.filter(({ mayDrive }) => mayDrive(driverId, vehicleId)));
  const add = ({ id: driverId, shift }: DriverOfDay, vehicleId: string, known?: ReadonlySet<TripKind>) =>
    pairs.push({ driverId, vehicleId, shift, kinds: known ?? kindsFor(driverId, vehicleId) });
  const isOwn = (driver: DriverOfDay, vehicle: VehicleOfDay) => driver.providerId === vehicle.ownerId;

  const byUse = drivers.toSorted(
    (a, b) => mostIn(b).frozen - mostIn(a).frozen || mostIn(b).minutes - mostIn(a).minutes,
  );
  for (const driver of byUse) {
    const used = vehiclesOf(driver).find((id) => vehicles.some((one) => one.id === id) && isFree(id, driver.shift));
    if (used) add(driver, used);
  }
  for (const driver of byUse) {
    if (pairs.some(({ driverId }) => driverId === driver.id)) continue;
    const free = vehicles.filter((vehicle) => isOwn(driver, vehicle) && isFree(vehicle.id, driver.shift));
    const [best] = free
      .map((vehicle) => ({ vehicle, drives: kindsFor(driver.id, vehicle.id) }))
      .map((one) => ({ ...one, worth: worthOf(one.drives, pairs) }))
      .filter(({ worth }) => worth > 0)
      .toSorted(
        (a, b) => b.worth - a.worth || a.vehicle.seats - b.vehicle.seats || (a.vehicle.id < b.vehicle.id ? -1 : 1),
      );
    if (best) add(driver, best.vehicle.id, best.drives);
  }
  return pairs.map(({ driverId, vehicleId }) => ({ driverId, vehicleId }));
}

/** Trips count for more the fewer can drive them. */
const worthOf = (kinds: ReadonlySet<TripKind>, pairs: readonly { readonly kinds: ReadonlySet<TripKind> }[]): number =>
  [...kinds].reduce((sum, kind) => sum + kind.count / (1 + pairs.filter((pair) => pair.kinds.has(kind)).length), 0);

const vehiclesOf = ({ drives }: DriverOfDay): readonly string[] =>
  [...drives].toSorted(([, a], [, b]) => b.frozen - a.frozen || b.minutes - a.minutes).map(([vehicleId]) => vehicleId);

const mostIn = ({ drives }: DriverOfDay) =>
  [...drives.values()].reduce(
    (most, one) => ({ frozen: Math.max(most.frozen, one.frozen), minutes: Math.max(most.minutes, one.minutes) }),
    { frozen: 0, minutes: 0 },
  );
