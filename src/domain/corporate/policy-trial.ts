import { breachesOf, type Planned, type PolicyBreach, type TravelPolicy } from "./travel-policy.ts";

export type Tried<B> = {
  readonly booking: B;
  /** Why it would need approval: under the current rules, and under those being tried. */
  readonly byNow: readonly PolicyBreach[];
  readonly byTrial: readonly PolicyBreach[];
};

export type PolicyTrial<B> = {
  readonly tried: readonly Tried<B>[];
  readonly waitsNow: number;
  readonly waitsTried: number;
  /** The total of those that would need approval. */
  readonly waitsTriedCents: number;
};

/** The effect of other rules on these bookings. Nothing is saved. */
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
