import type { AssignmentState, OfferMode, TripState } from "./trip-lifecycle.ts";

/** One offer of the round a trip is in: since it was offered last. */
export type RoundOffer = {
  readonly id: string;
  readonly driverId: string | null;
  readonly mode: OfferMode;
  readonly state: AssignmentState;
  readonly rank: number | null;
};

export type NextStep<O extends RoundOffer = RoundOffer> =
  | { readonly kind: "wait" }
  | { readonly kind: "ask"; readonly offer: O }
  /** Those who are asked together and have not been yet: the night was in between. */
  | { readonly kind: "ask_together"; readonly offers: readonly O[] }
  /** `waiting` have not been asked yet, `silent` did not answer in time and are asked once more. */
  | { readonly kind: "broadcast"; readonly waiting: readonly O[]; readonly silent: readonly O[] }
  | { readonly kind: "give_up" };

/**
 * The next step when an offer was declined or has expired: the next in rank until enough were tried, then everyone on the
 * list who has not said no, all at once; then it needs a person.
 */
export function nextStep<O extends RoundOffer>(round: readonly O[], tries: number): NextStep<O> {
  if (round.some(({ state }) => state === "offered")) return { kind: "wait" };
  const waiting = round.filter(({ state }) => state === "proposed").toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const request = round.filter((one) => isInTurn(one) && (one.state === "declined" || one.state === "expired"));
  const together = waiting.filter((one) => !isInTurn(one));
  if (together.length > 0) return { kind: "ask_together", offers: together };
  const [next] = waiting;
  if (next && request.length < tries) return { kind: "ask", offer: next };
  if (request.length === 0 || round.some((one) => !isInTurn(one))) return { kind: "give_up" };
  const silent = request.filter(({ state }) => state === "expired");
  return waiting.length + silent.length === 0 ? { kind: "give_up" } : { kind: "broadcast", waiting, silent };
}

/** Asked when those before had their turn. A provider keeps its mode in a list of drivers, and has a rank there. */
const isInTurn = ({ mode, rank }: RoundOffer): boolean => mode === "cascade" || (mode === "pool" && rank !== null);

/** The options of the driver or provider who got the offer. */
export const offerStandings = ["open", "accepted", "declined", "expired", "taken", "withdrawn"] as const;
export type OfferStanding = (typeof offerStandings)[number];

/** Why the others’ offers end when one is accepted; what their links then say. */
export const takenReason = "another driver has it";

type Offered = {
  readonly state: AssignmentState;
  readonly expiresAt: Date | null;
  readonly pickup: Date;
  readonly reason: string | null;
  /** Of the trip: one that is no longer offered can’t be had. */
  readonly tripState: TripState;
};

export function offerStanding({ state, expiresAt, pickup, reason, tripState }: Offered, now: Date): OfferStanding {
  switch (state) {
    case "offered":
      if (tripState !== "offered") return "withdrawn";
      return now < (expiresAt ?? pickup) && now < pickup ? "open" : "expired";
    case "accepted":
    case "active":
    case "fulfilled":
      return "accepted";
    case "declined":
      return "declined";
    case "expired":
      return "expired";
    default:
      // One that waits for its turn has not been sent: no link to it exists.
      return reason === takenReason ? "taken" : "withdrawn";
  }
}
