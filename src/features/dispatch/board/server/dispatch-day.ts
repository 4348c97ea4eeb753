import { shiftSpans } from "#domain/driver/shift-spans.ts";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { accept } from "#domain/result.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { fullName } from "../../server/describe-trip.ts";
import type { BoardDriver, BoardTrip, BoardVehicle } from "../contract.ts";
import { type DaySpan, findTripsOfDay } from "./board-views.ts";
import { withCrews } from "./crew-views.ts";
import {
  findBoardDrivers,
  findBoardVehicles,
  findDrivenMinutes,
  findDriverAbsences,
  findDriverDocuments,
  findShifts,
  findVehicleAbsences,
} from "./roster-views.ts";

/** One day on the road, for those who plan it. */
export async function dispatchDay(ctx: Context, { date }: { date: LocalDate }) {
  const trips = await withCrews(ctx.db, await findTripsOfDay(ctx.db, spanOfDays(date, 1)));
  return accept({
    date,
    read_at: ctx.now.toISOString(),
    trips,
    drivers: await readDrivers(ctx, date, trips),
    vehicles: await readVehicles(ctx, date, trips),
  });
}

const midnight = localTime("00:00");

export const spanOfDays = (date: LocalDate, days: number): DaySpan => ({
  from: momentOf(date, midnight),
  to: momentOf(addDays(date, days), midnight),
});

async function readDrivers({ db }: Context, date: LocalDate, trips: readonly BoardTrip[]): Promise<BoardDriver[]> {
  const rows = await findBoardDrivers(db, [...new Set(trips.flatMap(({ driver }) => driver?.id ?? []))]);
  const shifts = Map.groupBy(await findShifts(db), ({ driverId }) => driverId);
  const absences = Map.groupBy(await findDriverAbsences(db, spanOfDays(date, 1)), ({ ownerId }) => ownerId);
  const driven = await findDrivenMinutes(db, spanOfDays(mondayOf(date), 7));
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
    shifts: shiftSpans(shifts.get(row.id) ?? [], date).map(onWire),
    absences: (absences.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
    week_minutes: minutes.get(row.id) ?? 0,
  }));
}

async function readVehicles({ db }: Context, date: LocalDate, trips: readonly BoardTrip[]): Promise<BoardVehicle[]> {
  const rows = await findBoardVehicles(db, [...new Set(trips.flatMap(({ vehicle }) => vehicle?.id ?? []))]);
  const absences = Map.groupBy(await findVehicleAbsences(db, spanOfDays(date, 1)), ({ ownerId }) => ownerId);
  return rows.map(({ make, model, documentsUntil, ...row }) => ({
    ...row,
    name: `${make} ${model}`,
    documents_until: documentsUntil,
    absences: (absences.get(row.id) ?? []).map(({ kind, ...span }) => ({ kind, ...onWire(span) })),
  }));
}

const onWire = ({ from, to }: DaySpan) => ({ from: from.toISOString(), to: to.toISOString() });
