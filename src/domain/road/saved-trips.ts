import { addHours } from "../time/local-time.ts";

/** A phone has the trips of so many hours ahead without a line, and forgets each so long after its end. */
export const savedHoursAhead = 48;
export const savedHoursAfter = 24;

type TripTimes = { readonly starts_at: string; readonly ends_at: string };

/** Which trips a phone may have with it now. */
export const tripsToSave = <T extends TripTimes>(trips: readonly T[], now: Date): readonly T[] =>
  trips.filter(
    ({ starts_at, ends_at }) =>
      new Date(starts_at) < addHours(now, savedHoursAhead) && new Date(ends_at) > addHours(now, -savedHoursAfter),
  );
