import { formatSpan } from "#design/dates/date-text.tsx";
import { workWithin } from "#domain/stay/days-of-trip.ts";
import { addDays, type LocalDate, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { type Load, workload } from "#domain/trip/workload.ts";
import type { BoardDriver, BoardVehicle } from "../contract.ts";
import type { BoardWeek, WeekTrip } from "../week-contract.ts";
import { absenceNames, type RowsBy, vehicleAbsenceNames } from "./use-rows.ts";

/** One day of one driver or vehicle. */
export type WeekCell = {
  readonly date: LocalDate;
  readonly trips: readonly WeekTrip[];
  /** "06:00–14:00"; empty for any time. */
  readonly shift: string;
  /** Works by a weekly plan, and not on this day. */
  readonly isOff: boolean;
  /** "Leave", "Maintenance 08:00–12:00" */
  readonly absences: readonly string[];
  readonly load: Load | undefined;
};

export type WeekRow = {
  /** The driver's or vehicle's id; empty for unassigned trips. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly isAway: boolean;
  /** On trips in this week. */
  readonly minutes: number;
  readonly cells: readonly WeekCell[];
};

export type Week = Pick<BoardWeek, "date" | "trips" | "drivers" | "vehicles">;

export const daysOf = (week: Pick<BoardWeek, "date">): LocalDate[] =>
  [...Array(7).keys()].map((day) => addDays(localDate(week.date), day));

/** A week’s rows: unassigned first, then those with trips, then the rest. */
export function weekRowsOf(week: Week, by: RowsBy): WeekRow[] {
  const days = daysOf(week).map(dayOf);
  const shown = week.trips.filter(({ state }) => state !== "cancelled");
  const byRow = Map.groupBy(shown, (trip) => (by === "driver" ? trip.driver?.id : trip.vehicle?.id) ?? "");
  const rows =
    by === "driver"
      ? week.drivers.map((driver) => driverRow(driver, byRow.get(driver.id) ?? [], days))
      : week.vehicles.map((vehicle) => vehicleRow(vehicle, byRow.get(vehicle.id) ?? [], days));
  const open = byRow.get("") ?? [];
  const busyFirst = rows.toSorted((a, b) => Number(hasTrips(b)) - Number(hasTrips(a)));
  return open.length > 0 ? [openRow(open, days), ...busyFirst] : busyFirst;
}

const hasTrips = ({ cells }: WeekRow) => cells.some(({ trips }) => trips.length > 0);

type Day = Span & { readonly date: LocalDate };
const midnight = localTime("00:00");
const dayOf = (date: LocalDate): Day => ({
  date,
  from: momentOf(date, midnight),
  to: momentOf(addDays(date, 1), midnight),
});

const openRow = (trips: readonly WeekTrip[], days: readonly Day[]): WeekRow => ({
  id: "",
  title: "Without a driver",
  note: trips.length === 1 ? "1 trip" : `${trips.length} trips`,
  isAway: false,
  minutes: 0,
  cells: days.map((day) => ({ ...emptyCell(day), trips: tripsOn(trips, day) })),
});

const emptyCell = ({ date }: Day) => ({ date, shift: "", isOff: false, absences: [], load: undefined });

function driverRow(driver: BoardDriver, trips: readonly WeekTrip[], days: readonly Day[]): WeekRow {
  const shifts = driver.shifts.map(asSpan);
  const cells = days.map((day): WeekCell => {
    const mine = tripsOn(trips, day);
    const worked = shifts.filter(({ from }) => day.from <= from && from < day.to);
    return {
      date: day.date,
      trips: mine,
      shift: worked.map(timesOf).join(", "),
      isOff: driver.has_shifts && worked.length === 0,
      absences: absencesOn(driver.absences, day, absenceNames),
      load: workload(spansOn(mine, day), worked),
    };
  });
  return {
    id: driver.id,
    title: driver.name,
    isAway: driver.is_away,
    cells,
    note: driver.provider || (driver.is_guide ? "Guide" : ""),
    minutes: cells.reduce((sum, { load }) => sum + (load?.minutes ?? 0), 0),
  };
}

function vehicleRow(vehicle: BoardVehicle, trips: readonly WeekTrip[], days: readonly Day[]): WeekRow {
  const cells = days.map((day): WeekCell => {
    const mine = tripsOn(trips, day);
    const absences = absencesOn(vehicle.absences, day, vehicleAbsenceNames);
    return { ...emptyCell(day), trips: mine, absences, load: workload(spansOn(mine, day), []) };
  });
  return {
    id: vehicle.id,
    title: vehicle.plate,
    isAway: vehicle.state !== "available",
    note: `${vehicle.name}, ${vehicle.seats} seats`,
    minutes: cells.reduce((sum, { load }) => sum + (load?.minutes ?? 0), 0),
    // A vehicle’s load says little, because any driver may take it.
    cells: cells.map((cell) => ({ ...cell, load: undefined })),
  };
}

const spanOfTrip = ({ pickup_at, ends_at }: WeekTrip): Span => ({ from: new Date(pickup_at), to: new Date(ends_at) });
const asSpan = ({ from, to }: { from: string; to: string }): Span => ({ from: new Date(from), to: new Date(to) });
const touches = (day: Span, { from, to }: Span) => from < day.to && to > day.from;
const within = (day: Span, { from, to }: Span): Span => ({
  from: from < day.from ? day.from : from,
  to: to > day.to ? day.to : to,
});

/** A tour of several days is on each of them. */
const tripsOn = (trips: readonly WeekTrip[], day: Day) => trips.filter((trip) => touches(day, spanOfTrip(trip)));
const spansOn = (trips: readonly WeekTrip[], day: Day) => trips.flatMap((trip) => workWithin(day, spanOfTrip(trip)));

const timesOf = ({ from, to }: Span) => formatSpan(from, to);

type Absence<K extends string> = { readonly kind: K; readonly from: string; readonly to: string };

function absencesOn<K extends string>(all: readonly Absence<K>[], day: Day, names: Readonly<Record<K, string>>) {
  return all
    .map(({ kind, ...span }) => ({ kind, span: asSpan(span) }))
    .filter(({ span }) => touches(day, span))
    .map(({ kind, span }) => {
      const isAllDay = span.from <= day.from && span.to >= day.to;
      return isAllDay ? names[kind] : `${names[kind]} ${timesOf(within(day, span))}`;
    });
}
