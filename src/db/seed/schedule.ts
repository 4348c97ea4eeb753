import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { drawingOf, type VehicleClass, type VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import { addMinutes, hoursBetween, localDateOf } from "#domain/time/local-time.ts";
import { type Busy, type Diary, diary } from "./diary.ts";
import type { VehicleRow } from "./fleet.ts";
import type { Leg } from "./leg.ts";
import type { DriverRow } from "./people/drivers.ts";
import { isOnShift, type WorkWeek, worksOn, workWeeks } from "./people/work-weeks.ts";
import type { SeedClock } from "./seed-clock.ts";

export type Crew = { readonly driver: DriverRow; readonly vehicle: VehicleRow; readonly busy: Busy };

/** The needs of a leg. */
export type Need = {
  readonly leg: Leg;
  readonly vehicleClass: VehicleClass;
  readonly passengers: number;
  readonly wantsGuide: boolean;
  readonly wantsDriver: string | null;
  readonly isSubcontracted?: boolean;
};

type Team = {
  readonly drivers: readonly DriverRow[];
  readonly vehicles: readonly VehicleRow[];
  readonly clock: SeedClock;
};
type Staffing = Team & { readonly diary: Diary; readonly weeks: ReadonlyMap<string, WorkWeek> };

const mostHoursADay = 13;
/** The days around today on which someone on leave, or a vehicle in the workshop, does not work. */
export const away = { from: -6, to: 12 } as const;

const licences: Readonly<Record<VehicleDrawing, readonly string[]>> = {
  sedan: ["EB", "C1", "EC"],
  shuttle: ["EB", "C1", "EC"],
  luxury_coach: ["C1", "EC"],
  large_coach: ["EC"],
};

export const mayDrive = (licenceCode: string, vehicleClass: VehicleClass): boolean =>
  licences[drawingOf(startingClasses, vehicleClass)].includes(licenceCode);
export const rank = (vehicleClass: VehicleClass): number => startingClasses.findIndex(({ id }) => id === vehicleClass);

/** Finds crews in booking order, with a diary so that no one is in two places at once. */
export function scheduler(team: Team): (needs: readonly Need[]) => Crew[] | undefined {
  const bySize = team.vehicles.toSorted((a, b) => rank(a.vehicleClass) - rank(b.vehicleClass) || a.seats - b.seats);
  const weeks = workWeeks(team.drivers, team.clock);
  const staffing: Staffing = { ...team, vehicles: bySize, diary: diary(team.clock), weeks };

  /** A crew for every leg, or for none. */
  return function reserve(needs) {
    const crews: Crew[] = [];
    for (const need of needs) {
      const crew = crewFor(need, staffing);
      if (!crew) {
        for (const result of crews) giveBack(result, staffing.diary);
        return undefined;
      }
      staffing.diary.take(crew.driver.id, crew.busy);
      staffing.diary.take(crew.vehicle.id, crew.busy);
      crews.push(crew);
    }
    return crews;
  };
}

function crewFor(need: Need, staffing: Staffing): Crew | undefined {
  const busy = { from: addMinutes(need.leg.pickupAt, -need.leg.before), to: addMinutes(need.leg.end, need.leg.after) };
  const fitting = staffing.vehicles.filter(
    (vehicle) =>
      rank(vehicle.vehicleClass) >= rank(need.vehicleClass) &&
      vehicle.seats >= need.passengers &&
      (!need.isSubcontracted || vehicle.ownerId !== null) &&
      isThere(vehicle.state === "maintenance", busy, staffing.clock) &&
      staffing.diary.isFree(vehicle.id, busy),
  );
  for (const vehicle of fitting) {
    const driver = driverFor(need, vehicle, { ...staffing, busy });
    if (driver) return { driver, vehicle, busy };
  }
  return undefined;
}

function driverFor(need: Need, vehicle: VehicleRow, staffing: Staffing & { busy: Busy }): DriverRow | undefined {
  const { busy, clock, diary: taken } = staffing;
  const day = clock.dayOf(busy.from);
  const lastDay = localDateOf(busy.to);
  const hours = Math.min(hoursBetween(busy.from, busy.to), mostHoursADay);
  const fit = staffing.drivers.filter(
    (driver) =>
      mayDrive(driver.licenceCode, vehicle.vehicleClass) &&
      // A provider's people drive the provider's vehicles, ours drive ours.
      driver.providerId === vehicle.ownerId &&
      (need.wantsDriver ?? driver.id) === driver.id &&
      driver.permitExpiresOn >= lastDay &&
      isThere(driver.state === "on_leave", busy, clock) &&
      daysOf(need.leg, clock).every((one) => worksOn(staffing.weeks.get(driver.id), clock, one)) &&
      taken.isFree(driver.id, busy) &&
      taken.hoursOn(driver.id, day) + hours <= mostHoursADay,
  );
  // Work is shared fairly, within shifts if possible; coach drivers are kept for coaches, and tours prefer guides.
  const cost = (driver: DriverRow) =>
    taken.hoursOn(driver.id, day) +
    taken.hoursInAll(driver.id) / 40 +
    licences.sedan.indexOf(driver.licenceCode) +
    (isOnShift(staffing.weeks.get(driver.id), need.leg) ? 0 : 5) +
    (need.wantsGuide && !driver.isGuide ? 6 : 0);
  const priced = fit.map((driver) => ({ driver, cost: cost(driver) }));
  return priced.toSorted((a, b) => a.cost - b.cost).at(0)?.driver;
}

/** The days a drive takes; running slightly past midnight counts as the day before. */
function daysOf({ pickupAt: start, end }: Leg, clock: SeedClock): readonly number[] {
  const first = clock.dayOf(start);
  const last = Math.max(first, clock.dayOf(addMinutes(end, -pastMidnight)));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const pastMidnight = 6 * 60;

export const isThere = (isAway: boolean, busy: Busy, clock: SeedClock): boolean =>
  !isAway || clock.dayOf(busy.to) < away.from || clock.dayOf(busy.from) > away.to;

function giveBack({ driver, vehicle, busy }: Crew, taken: Diary) {
  taken.giveBack(driver.id, busy);
  taken.giveBack(vehicle.id, busy);
}
