import type { LocalDate } from "#domain/time/local-time.ts";
import type { WeekTrip } from "../week-contract.ts";
import { daysOf, type Week, weekRowsOf } from "./use-week-rows.ts";

/** One date of a week, for all drivers. */
export type WeekDay = {
  readonly date: LocalDate;
  readonly trips: number;
  /** Those without a driver. */
  readonly open: number;
  /** "12 trips, 2 without a driver" */
  readonly text: string;
  /** Trips without a driver first, then by time. */
  readonly list: readonly WeekTrip[];
  /** "Sipho Ndlovu: Leave" */
  readonly away: readonly string[];
};

export function weekDaysOf(week: Week): WeekDay[] {
  const rows = weekRowsOf(week, "driver");
  return daysOf(week).map((date, at) => {
    const cells = rows.flatMap(({ id, title, cells: all }) => {
      const cell = all[at];
      return cell ? [{ id, title, cell }] : [];
    });
    const open = cells.filter(({ id }) => id === "").flatMap(({ cell }) => cell.trips);
    const crewed = cells.filter(({ id }) => id !== "").flatMap(({ cell }) => cell.trips);
    const trips = open.length + crewed.length;
    return {
      date,
      trips,
      open: open.length,
      text: `${trips === 1 ? "1 trip" : `${trips} trips`}${open.length > 0 ? `, ${open.length} without a driver` : ""}`,
      list: [...open, ...crewed.toSorted((a, b) => a.pickup_at.localeCompare(b.pickup_at))],
      away: cells.flatMap(({ title, cell }) => cell.absences.map((absence) => `${title}: ${absence}`)),
    };
  });
}
