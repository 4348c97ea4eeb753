import { type LocalDate, type LocalTime, momentOf } from "../time/local-time.ts";
import { defaultPickupTime } from "../trip/trip.ts";

type Quoted = {
  readonly pickup_date: LocalDate | null;
  readonly pickup_time: LocalTime | null;
  readonly return_date: LocalDate | null;
  readonly return_time: LocalTime | null;
};

/** The journey’s start and end; null without a date. */
export function timesOf(journey: Quoted): { pickupAt: Date | null; returnAt: Date | null } {
  if (journey.pickup_date === null) return { pickupAt: null, returnAt: null };
  const at = (day: LocalDate, time: LocalTime | null) => momentOf(day, time ?? defaultPickupTime);
  return {
    pickupAt: at(journey.pickup_date, journey.pickup_time),
    returnAt: journey.return_date === null ? null : at(journey.return_date, journey.return_time),
  };
}

/** The earliest pickup of these journeys; null if none has a date. */
export function firstPickupOf(journeys: readonly Quoted[]): Date | null {
  const pickups = journeys.flatMap((journey) => timesOf(journey).pickupAt ?? []);
  return pickups.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
