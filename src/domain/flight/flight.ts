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
  /** When it lands or landed, as far as known. */
  readonly expectedAt: Date | null;
  readonly terminal: string;
  readonly gate: string;
};

/** In airline notation: BA43. Null if it is not a flight number. */
export function flightNumberIn(text: string): string | null {
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])0*([1-9]\d{0,3})[A-Z]?$/.exec(text.toUpperCase().replace(/[\s-]/g, ""));
  return match ? `${match[1]}${match[2]}` : null;
}

/** How many hours before the pickup a flight is followed, and how often it is checked, in minutes. */
const followedFromHours = 24;
const followedAfterHours = 6;
const pace = [
  { fromHours: 2, minutes: 5 },
  { fromHours: 6, minutes: 15 },
  { fromHours: followedFromHours, minutes: 60 },
] as const;

type Followed = { readonly pickup: Date; readonly status: FlightStatus | null; readonly checkedAt: Date | null };

/** Whether to check the flight now. Once it has landed or is cancelled, nothing more can change. */
export function isFlightDue({ pickup, status, checkedAt }: Followed, now: Date): boolean {
  const hours = hoursBetween(now, pickup);
  if (hours > followedFromHours || hours < -followedAfterHours) return false;
  if (status === "landed" || status === "cancelled" || status === "diverted") return false;
  const { minutes } = pace.find(({ fromHours }) => hours <= fromHours) ?? pace[2];
  return checkedAt === null || addMinutes(checkedAt, minutes) <= now;
}

/** A shorter delay moves no pickup: bags and passports take longer. */
export const flightMoveMinutes = 15;

type Waiting = {
  readonly pickupAt: Date;
  /** The landing the pickup is planned for: as scheduled until the flight moved. */
  readonly plannedFor: Date | null;
};

/**
 * The pickup time after this news: the same interval after landing as planned. An early landing moves nothing
 * automatically, because the driver may not be free sooner; dispatch is notified. Null: it stays.
 */
export function pickupAfter({ pickupAt: start, plannedFor }: Waiting, news: FlightNews): Date | null {
  const basis = plannedFor ?? news.scheduledAt;
  if (!basis || !news.expectedAt || news.status === "cancelled" || news.status === "diverted") return null;
  const late = Math.round((news.expectedAt.getTime() - basis.getTime()) / 60_000);
  return late < flightMoveMinutes ? null : addMinutes(start, Math.ceil(late / 5) * 5);
}

type KnownFlight = Pick<FlightNews, "scheduledAt" | "expectedAt"> & { readonly number: string };
type Met = { readonly flightNumber: string; readonly pickupAt: Date };

/** A flight number lands about once a day: news further than this from a pickup belongs to another day. */
const sameLandingHours = 12;

/**
 * Whether the news belongs to the flight this pickup waits for, and not to the one before the number or day was
 * changed.
 */
export function isFlightOf(
  { number, scheduledAt, expectedAt }: KnownFlight,
  { flightNumber, pickupAt: start }: Met,
): boolean {
  if (number !== (flightNumberIn(flightNumber) ?? flightNumber)) return false;
  const landing = expectedAt ?? scheduledAt;
  return !landing || Math.abs(hoursBetween(landing, start)) <= sameLandingHours;
}

/** The day a flight is listed under: its scheduled day, even if it lands after midnight and the pickup moved along. */
export const dayOfFlight = (known: Pick<FlightNews, "scheduledAt"> | null, start: Date): LocalDate =>
  localDateOf(known?.scheduledAt ?? start);

/** The decisions left to dispatch, because nothing moves automatically. */
export type FlightAlarm = "cancelled" | "diverted" | "early";

export function alarmOf({ plannedFor }: Pick<Waiting, "plannedFor">, news: FlightNews): FlightAlarm | null {
  if (news.status === "cancelled" || news.status === "diverted") return news.status;
  const basis = plannedFor ?? news.scheduledAt;
  const isEarly = basis && news.expectedAt && addMinutes(news.expectedAt, flightMoveMinutes) <= basis;
  return isEarly ? "early" : null;
}
