import { shiftSpans } from "#domain/driver/shift-spans.ts";
import { type Shift, weekdayOf } from "#domain/driver/weekly-shifts.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { fullName } from "#domain/trip/describe-trip.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { sentTogether } from "#platform/transaction.ts";
import { type BoardDriver, type BoardVehicle, boardDriver } from "../contract.ts";
import type { DaySpan } from "./board-views.ts";
import {
  findBoardDrivers,
  findBoardVehicles,
  findDriverAbsences,
  findDriverDocuments,
  findDriversById,
  findShifts,
  findVehicleAbsences,
  findVehiclesById,
} from "./roster-views.ts";

/** This many days from this date. */
export type Days = { readonly date: LocalDate; readonly days: number };

type DriverRow = Awaited<ReturnType<typeof findBoardDrivers>>[number];
type VehicleRow = Awaited<ReturnType<typeof findBoardVehicles>>[number];

export type Roster = {
  readonly drivers: BoardDriver[];
  readonly vehicles: BoardVehicle[];
  /** Details of other drivers and vehicles that are in use all the same. */
  describe(drivers: readonly DriverRow[], vehicles: readonly VehicleRow[]): Pick<Roster, "drivers" | "vehicles">;
};

const midnight = localTime("00:00");

export const spanOfDays = ({ date, days }: Days): DaySpan => ({
  from: momentOf(date, midnight),
  to: momentOf(addDays(date, days), midnight),
});

/** Everyone who may drive on these days, with shifts, absences and documents, and the vehicles. */
export async function readRoster(db: Context["db"], days: Days): Promise<Roster> {
  const [drivers, vehicles, shifts, away, documents, absent] = await sentTogether([
    findBoardDrivers(db),
    findBoardVehicles(db),
    findShifts(db, weekdaysOf(days)),
    findDriverAbsences(db, spanOfDays(days)),
    findDriverDocuments(db),
    findVehicleAbsences(db, spanOfDays(days)),
  ]);
  const shiftsOf = Map.groupBy(shifts, ({ driverId }) => driverId);
  const awayOf = Map.groupBy(away, ({ ownerId }) => ownerId);
  const absentOf = Map.groupBy(absent, ({ ownerId }) => ownerId);
  const documentsOf = new Map(documents.map((row) => [row.driverId, row.until]));
  const shiftsOn = shiftsWithin(days);
  const describeDriver = (row: DriverRow): BoardDriver =>
    toWire(boardDriver, row, {
      name: fullName(row),
      is_away: row.state !== "active",
      documents_until: documentsOf.get(row.id) ?? null,
      shifts: shiftsOn(shiftsOf.get(row.id) ?? []),
      absences: (awayOf.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
    });
  const describeVehicle = ({ make, model, documentsUntil, ...row }: VehicleRow): BoardVehicle => ({
    ...row,
    name: `${make} ${model}`,
    documents_until: documentsUntil,
    absences: (absentOf.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
  });
  const describe: Roster["describe"] = (others, more) => ({
    drivers: [...drivers, ...others].toSorted(others.length > 0 ? byName : asTheyAre).map(describeDriver),
    vehicles: [...vehicles, ...more].toSorted(more.length > 0 ? bySeats : asTheyAre).map(describeVehicle),
  });
  return { ...describe([], []), describe };
}

type Crew = { readonly driverId: string | null; readonly vehicleId: string | null };

/** Adds drivers and vehicles of these trips that are no longer listed, if there are any. */
export async function withThose(db: Context["db"], roster: Roster, crews: readonly Crew[]): Promise<Roster> {
  const [known, owned] = [idsOf(roster.drivers), idsOf(roster.vehicles)];
  const drivers = [...new Set(crews.flatMap(({ driverId }) => driverId ?? []))].filter((id) => !known.has(id));
  const vehicles = [...new Set(crews.flatMap(({ vehicleId }) => vehicleId ?? []))].filter((id) => !owned.has(id));
  if (drivers.length === 0 && vehicles.length === 0) return roster;
  const result = await sentTogether([findDriversById(db, drivers), findVehiclesById(db, vehicles)]);
  return { ...roster, ...roster.describe(...result) };
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id));

const asTheyAre = () => 0;
const byName = (a: DriverRow, b: DriverRow) =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName) || a.id.localeCompare(b.id);
const bySeats = (a: VehicleRow, b: VehicleRow) =>
  a.seats - b.seats || a.plate.localeCompare(b.plate) || a.id.localeCompare(b.id);

/** Including the day before, whose night shift ends on the next. */
const weekdaysOf = ({ date, days }: Days): readonly number[] =>
  [...Array(Math.min(days + 1, 7)).keys()].map((day) => weekdayOf(addDays(date, day - 1)));

/** Each shift once, even if it spans two days. Computed once for identical plans. */
function shiftsWithin({ date, days }: Days) {
  const known = new Map<string, BoardDriver["shifts"]>();
  return (shifts: readonly Shift[]): BoardDriver["shifts"] => {
    const key = shifts.map(({ weekday, starts, ends }) => `${weekday} ${starts} ${ends}`).join();
    const before = known.get(key);
    if (before) return before;
    const spans = [...Array(days).keys()].flatMap((day) => shiftSpans(shifts, addDays(date, day)).map(onWire));
    const matches = [...new Map(spans.map((span) => [span.from, span])).values()];
    known.set(key, matches);
    return matches;
  };
}

const onWire = ({ from, to }: DaySpan) => ({ from: from.toISOString(), to: to.toISOString() });
