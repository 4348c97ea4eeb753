import { breachesOf, type Planned, type PolicyBreach, type TravelPolicy } from "./travel-policy.ts";

export type Tried<B> = {
  readonly booking: B;
  /** Why it waits by the rules that hold, and by those that are tried. */
  readonly byNow: readonly PolicyBreach[];
  readonly byTrial: readonly PolicyBreach[];
};

export type PolicyTrial<B> = {
  readonly tried: readonly Tried<B>[];
  readonly waitsNow: number;
  readonly waitsTried: number;
  /** The sum of those that would wait. */
  readonly waitsTriedCents: number;
};

/** The result of other rules for these bookings. Nothing is kept of it. */
export function tryPolicy<B extends Planned>(
  bookings: readonly B[],
  { now, trial }: { readonly now: TravelPolicy; readonly trial: TravelPolicy },
): PolicyTrial<B> {
  const tried = bookings.map((booking) => ({
    booking,
    byNow: breachesOf(now, booking),
    byTrial: breachesOf(trial, booking),
  }));
  const waiting = tried.filter(({ byTrial }) => byTrial.length > 0);
  return {
    tried,
    waitsNow: tried.filter(({ byNow }) => byNow.length > 0).length,
    waitsTried: waiting.length,
    waitsTriedCents: waiting.reduce((sum, { booking }) => sum + (booking.totalCents ?? 0), 0),
  };
}
