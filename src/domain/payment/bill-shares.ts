import type { BookingState } from "../booking/booking-lifecycle.ts";
import { holdEnds, isReachable } from "../booking/hold-limits.ts";
import { addHours, hoursBetween } from "../time/local-time.ts";
import { owesFeeOnly } from "./booking-balance.ts";

export const splitLimits = {
  /** Including the booker. */
  people: 20,
  portions: 20,
  /** The gateway’s minimum; a smaller share isn’t worth its fee. */
  leastShareCents: 1000,
} as const;

/** How long the others can pay once a booking is confirmed. */
const confirmedHours = 7 * 24;
/** The booker must settle the rest this long before pickup. */
const beforePickupHours = 24;
/** Less leaves no time to reach anyone. */
const leastHours = 4;
/** The others have this share of the time a vehicle is held; in the rest the booker can pay what is missing. */
const shareOfHold = 0.75;

export const splitObstacles = ["card_only", "contact_unconfirmed", "too_late", "too_small", "no_card"] as const;
export type SplitObstacle = (typeof splitObstacles)[number];

type Splittable = {
  readonly state: BookingState;
  readonly pickupAt: Date;
  readonly createdAt: Date;
  readonly isCardOnly: boolean;
  readonly isStranger: boolean;
  readonly contactConfirmedAt: Date | null;
};
type HoldTimes = Parameters<typeof holdEnds>[2];

/** Until when the others can pay, and until when the vehicle is held; null if the booking is already confirmed. */
export type SplitTimes = { readonly payUntil: Date; readonly holdUntil: Date | null };

/** How long a bill can be split, or why it can’t be. */
export function splitTimes(booking: Splittable, times: HoldTimes, now: Date): SplitTimes | SplitObstacle {
  if (booking.state === "awaiting_payment") {
    if (booking.isCardOnly) return "card_only";
    if (!isReachable(booking)) return "contact_unconfirmed";
    const holdUntil = holdEnds(booking, "transfer", times, now);
    const payUntil = addHours(now, hoursBetween(now, holdUntil) * shareOfHold);
    return hoursBetween(now, payUntil) < leastHours ? "too_late" : { payUntil, holdUntil };
  }
  const usual = addHours(now, confirmedHours);
  const latest = booking.pickupAt > now ? addHours(booking.pickupAt, -beforePickupHours) : usual;
  const payUntil = latest < usual ? latest : usual;
  return hoursBetween(now, payUntil) < leastHours ? "too_late" : { payUntil, holdUntil: null };
}

/** When people who have not paid are reminded: after half of the time. */
export const remindsAt = ({ createdAt, payUntil }: { createdAt: Date; payUntil: Date }): Date =>
  new Date((createdAt.getTime() + payUntil.getTime()) / 2);

export type OwnShare = {
  readonly id: string;
  readonly portions: number;
  /** Received for this share; no one who has paid is asked again. */
  readonly paidCents: number;
  /** Being paid at the gateway right now; null if not. */
  readonly inFlightCents: number | null;
};

/**
 * Distributes the amount due. Shares that are paid, or being paid right now, stay; the others split the rest by their
 * portions, to the cent.
 */
export function shareOut(openCents: number, shares: readonly OwnShare[]): ReadonlyMap<string, number> {
  const waiting = shares.filter((share) => share.paidCents === 0 && share.inFlightCents === null);
  const inFlight = shares.reduce((sum, share) => sum + (share.paidCents === 0 ? (share.inFlightCents ?? 0) : 0), 0);
  const amounts = spread(
    Math.max(0, openCents - inFlight),
    waiting.map(({ portions }) => portions),
  );
  const due = new Map(waiting.map(({ id }, at) => [id, amounts[at] ?? 0]));
  return new Map(
    shares.map((share) => [share.id, due.get(share.id) ?? (share.paidCents > 0 ? 0 : (share.inFlightCents ?? 0))]),
  );
}

/** An amount split by weights into whole cents that add up to it. */
export function spread(amountCents: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return weights.map(() => 0);
  let weight = 0;
  let input = 0;
  return weights.map((one) => {
    weight += one;
    const until = Number((BigInt(amountCents) * BigInt(weight)) / total);
    const part = until - input;
    input = until;
    return part;
  });
}

type Open = { readonly endedAt: Date | null; readonly payUntil: Date };

/** Whether shares can still be paid. Later the rest is the booker’s, and so is a cancellation fee. */
export const takesShares = (split: Open, booking: { readonly state: BookingState }, now: Date): boolean =>
  split.endedAt === null && now < split.payUntil && !owesFeeOnly(booking);
