import { shiftSpans } from "#domain/driver/shift-spans.ts";
import { mondayOf, type Shift, weekdayOf } from "#domain/driver/weekly-shifts.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { fullName } from "../../server/describe-trip.ts";
import type { BoardDriver, BoardVehicle } from "../contract.ts";
import type { DaySpan } from "./board-views.ts";
import {
  findBoardDrivers,
  findBoardVehicles,
  findDrivenMinutes,
  findDriverAbsences,
  findDriverDocuments,
  findShifts,
  findVehicleAbsences,
} from "./roster-views.ts";

/** So many days from this date on. */
export type Days = { readonly date: LocalDate; readonly days: number };
type Crewed = { readonly driver: { readonly id: string } | null; readonly vehicle: { readonly id: string } | null };

const midnight = localTime("00:00");

export const spanOfDays = ({ date, days }: Days): DaySpan => ({
  from: momentOf(date, midnight),
  to: momentOf(addDays(date, days), midnight),
});

/** Everyone who may drive on these days or drives one of these trips, with shifts, absences, hours and documents. */
export async function readDrivers({ db }: Context, days: Days, trips: readonly Crewed[]): Promise<BoardDriver[]> {
  const rows = await findBoardDrivers(db, [...new Set(trips.flatMap(({ driver }) => driver?.id ?? []))]);
  const shifts = Map.groupBy(await findShifts(db, weekdaysOf(days)), ({ driverId }) => driverId);
  const absences = Map.groupBy(await findDriverAbsences(db, spanOfDays(days)), ({ ownerId }) => ownerId);
  const driven = await findDrivenMinutes(db, spanOfDays({ date: mondayOf(days.date), days: 7 }));
  const minutes = new Map(driven.map((row) => [row.driverId, row.minutes]));
  const documents = new Map((await findDriverDocuments(db)).map((row) => [row.driverId, row.until]));
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row),
    phone: row.phone,
    is_away: row.state !== "active",
    provider: row.provider,
    is_guide: row.isGuide,
    documents_until: documents.get(row.id) ?? null,
    has_shifts: row.hasShifts,
    shifts: shiftsOn(days, shifts.get(row.id) ?? []),
    absences: (absences.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
    week_minutes: minutes.get(row.id) ?? 0,
  }));
}

/** With the day before: a shift of the night ends on the next. */
const weekdaysOf = ({ date, days }: Days): readonly number[] =>
  [...Array(Math.min(days + 1, 7)).keys()].map((day) => weekdayOf(addDays(date, day - 1)));

/** Each shift once, although one of the night touches two days. */
function shiftsOn({ date, days }: Days, shifts: readonly Shift[]) {
  const spans = [...Array(days).keys()].flatMap((day) => shiftSpans(shifts, addDays(date, day)).map(onWire));
  return [...new Map(spans.map((span) => [span.from, span])).values()];
}

/** The same for vehicles. */
export async function readVehicles({ db }: Context, days: Days, trips: readonly Crewed[]): Promise<BoardVehicle[]> {
  const rows = await findBoardVehicles(db, [...new Set(trips.flatMap(({ vehicle }) => vehicle?.id ?? []))]);
  const absences = Map.groupBy(await findVehicleAbsences(db, spanOfDays(days)), ({ ownerId }) => ownerId);
  return rows.map(({ make, model, documentsUntil, ...row }) => ({
    ...row,
    name: `${make} ${model}`,
    documents_until: documentsUntil,
    absences: (absences.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
  }));
}

const onWire = ({ from, to }: DaySpan) => ({ from: from.toISOString(), to: to.toISOString() });
