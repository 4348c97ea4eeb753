import { addMinutes, hoursBetween, type LocalDate, localDateOf } from "../time/local-time.ts";

export const flightStatuses = [
  "unknown",
  "scheduled",
  "delayed",
  "departed",
  "landed",
  "cancelled",
  "diverted",
] as const;
export type FlightStatus = (typeof flightStatuses)[number];

/** The known facts of a flight that a pickup waits for. */
export type FlightNews = {
  readonly status: FlightStatus;
  readonly scheduledAt: Date | null;
  /** When it lands or has landed, as far as anybody can tell. */
  readonly expectedAt: Date | null;
  readonly terminal: string;
  readonly gate: string;
};

/** As airlines and their timetables write it: BA43. Null where it is not a flight number. */
export function flightNumberIn(text: string): string | null {
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])0*([1-9]\d{0,3})[A-Z]?$/.exec(text.toUpperCase().replace(/[\s-]/g, ""));
  return match ? `${match[1]}${match[2]}` : null;
}

/** How long before the pickup a flight is followed, and how often it is asked for, in minutes. */
const followedFromHours = 24;
const followedAfterHours = 6;
const pace = [
  { fromHours: 2, minutes: 5 },
  { fromHours: 6, minutes: 15 },
  { fromHours: followedFromHours, minutes: 60 },
] as const;

type Followed = { readonly pickup: Date; readonly status: FlightStatus | null; readonly checkedAt: Date | null };

/** Whether the flight is to be asked for now. Once it has landed or will not come, nothing more is to be learnt. */
export function isFlightDue({ pickup, status, checkedAt }: Followed, now: Date): boolean {
  const hours = hoursBetween(now, pickup);
  if (hours > followedFromHours || hours < -followedAfterHours) return false;
  if (status === "landed" || status === "cancelled" || status === "diverted") return false;
  const { minutes } = pace.find(({ fromHours }) => hours <= fromHours) ?? pace[2];
  return checkedAt === null || addMinutes(checkedAt, minutes) <= now;
}

/** A delay shorter than this moves no one: bags and passports take longer. */
export const flightMoveMinutes = 15;

type Waiting = {
  readonly pickupAt: Date;
  /** The landing that the pickup is planned for: as scheduled until it was moved. */
  readonly plannedFor: Date | null;
};

/**
 * When the pickup is after this news: as long after the landing as it was planned. A plane that lands early moves
 * no one by itself, because the driver may not be free sooner: dispatch is notified. Null: it stays.
 */
export function pickupAfter({ pickupAt: start, plannedFor }: Waiting, news: FlightNews): Date | null {
  const basis = plannedFor ?? news.scheduledAt;
  if (!basis || !news.expectedAt || news.status === "cancelled" || news.status === "diverted") return null;
  const late = Math.round((news.expectedAt.getTime() - basis.getTime()) / 60_000);
  return late < flightMoveMinutes ? null : addMinutes(start, Math.ceil(late / 5) * 5);
}

type KnownFlight = Pick<FlightNews, "scheduledAt" | "expectedAt"> & { readonly number: string };
type Met = { readonly flightNumber: string; readonly pickupAt: Date };

/** A number lands once a day or so: news further than this from a pickup is of another day. */
const sameLandingHours = 12;

/** Whether what is known is of the flight that a pickup waits for, and not of the one before a change of number or day. */
export function isFlightOf(
  { number, scheduledAt, expectedAt }: KnownFlight,
  { flightNumber, pickupAt: start }: Met,
): boolean {
  if (number !== (flightNumberIn(flightNumber) ?? flightNumber)) return false;
  const landing = expectedAt ?? scheduledAt;
  return !landing || Math.abs(hoursBetween(landing, start)) <= sameLandingHours;
}

/** The day a flight is listed under: as scheduled, also where it lands after midnight and the pickup has moved along. */
export const dayOfFlight = (known: Pick<FlightNews, "scheduledAt"> | null, start: Date): LocalDate =>
  localDateOf(known?.scheduledAt ?? start);

/** A dispatcher’s decisions: nothing moves by itself. */
export type FlightAlarm = "cancelled" | "diverted" | "early";

export function alarmOf({ plannedFor }: Pick<Waiting, "plannedFor">, news: FlightNews): FlightAlarm | null {
  if (news.status === "cancelled" || news.status === "diverted") return news.status;
  const basis = plannedFor ?? news.scheduledAt;
  const isEarly = basis && news.expectedAt && addMinutes(news.expectedAt, flightMoveMinutes) <= basis;
  return isEarly ? "early" : null;
}
