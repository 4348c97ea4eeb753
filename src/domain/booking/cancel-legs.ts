import { add, type Cents, cents, shareOf, subtract, zero } from "../money/money.ts";
import { addMinutes } from "../time/local-time.ts";
import { type TripState, tripLifecycle } from "../trip/trip-lifecycle.ts";
import { type BookingState, bookingLifecycle } from "./booking-lifecycle.ts";
import {
  type CancelCode,
  type CancellationPolicy,
  type CancellationReason,
  cancelCodes,
  cancellationFee,
  hoursBeforePickup,
} from "./cancellation.ts";

/** One drive of a booking, as cancelling sees it. */
export type StandingLeg = {
  readonly leg: number;
  /** Null until a trip is planned. */
  readonly state: TripState | null;
  readonly pickupAt: Date;
  /** The pickup from which the notice is counted: its own, unless it was moved when cancelling was no longer free. */
  readonly countsFrom?: Date;
  readonly priceCents: number | null;
  readonly feeCents: number;
};

export type CancellableBooking = {
  readonly state: BookingState;
  readonly totalCents: number | null;
  readonly paidCents: number;
  /** Refunded, or on its way back. */
  readonly returnedCents: number;
  readonly bookedAt: Date;
  readonly policy: CancellationPolicy;
  readonly legs: readonly StandingLeg[];
};

type CancelRequest = {
  /** The legs to cancel; null: all that remain. */
  readonly legs: readonly number[] | null;
  readonly code: CancelCode;
  readonly now: Date;
  /** Our team decides on the spot; a customer's claim of illness or weather is decided later. */
  readonly isOurTeam: boolean;
  /** Legs on a day our team declared too bad: there, a customer's weather claim needs no decision. */
  readonly weatherLegs?: readonly number[];
};

export type LegFee = {
  readonly leg: number;
  readonly pickupAt: Date;
  readonly price: Cents;
  readonly fee: Cents;
  readonly hoursBefore: number;
};

/** The fee and refund of cancelling, shown before anyone confirms it. */
export type Cancellation = {
  readonly legs: readonly LegFee[];
  /** Nothing is left to drive. */
  readonly isWhole: boolean;
  readonly fee: Cents;
  /** Refunded at once, by the policy. */
  readonly refund: Cents;
  /** Refunded in addition if our team accepts the claim. */
  readonly claimed: Cents;
  readonly hasClaim: boolean;
  readonly owed: Cents;
};

export type CancelRefusal = "not_possible" | "under_way" | "unknown_leg";

/** Cancelling is free before anything was promised or paid. */
const withoutFee: readonly BookingState[] = ["requested", "quoted", "awaiting_payment"];
const notSetOff: readonly (TripState | null)[] = [null, "planned", "unassigned", "offered", "assigned", "reconfirmed"];
const claims: readonly CancellationReason[] = ["waiver", "weather"];

/** Legs that are over are not among what is left to drive. */
const isOver = ({ state }: StandingLeg) => state !== null && (state === "cancelled" || tripLifecycle.isEnd(state));
/** With passengers on board no one can cancel, not even our team. */
const isOnBoard = ({ state }: StandingLeg) => state !== null && !tripLifecycle.can(state, "cancelled");

export function cancellationOf(booking: CancellableBooking, input: CancelRequest): Cancellation | CancelRefusal {
  const open = booking.legs.filter((leg) => !isOver(leg));
  const request = open.filter(({ leg }) => input.legs === null || input.legs.includes(leg));
  if (request.length === 0 || (input.legs !== null && request.length < new Set(input.legs).size)) return "unknown_leg";
  const isWhole = booking.legs.every((leg) => leg.state === "cancelled" || request.includes(leg));
  if (!mayCancel(booking.state, isWhole)) return "not_possible";
  if (request.some(isOnBoard)) return "under_way";
  if (!input.isOurTeam && request.some((leg) => !notSetOff.includes(leg.state) || leg.pickupAt <= input.now))
    return "under_way";
  return { ...moneyOf(booking, feesOf(booking, request, input), input), isWhole };
}

/** While one trip is under way, a later one can still be cancelled. */
const mayCancel = (state: BookingState, isWhole: boolean): boolean =>
  isWhole
    ? bookingLifecycle.can(state, "cancelled")
    : bookingLifecycle.can(state, "cancelled") || state === "in_progress";

/** The same cancellation without the customer’s claim: what is withheld until our team decides. */
function feesOf(
  booking: CancellableBooking,
  standingLegs: readonly StandingLeg[],
  input: CancelRequest,
): readonly LegFee[] {
  const isFree = withoutFee.includes(booking.state) || isInGrace(booking, input.now);
  const prices = standingPrices(booking);
  return standingLegs.map(({ leg, pickupAt, countsFrom = pickupAt }) => {
    const price = prices.get(leg) ?? zero;
    const hoursBefore = hoursBeforePickup(countsFrom, input.now);
    return {
      leg,
      pickupAt,
      price,
      hoursBefore,
      fee: isFree ? zero : cancellationFee(price, hoursBefore, reasonFor(leg, input), booking.policy),
    };
  });
}

/** A customer’s claim counts only once our team has agreed, or has declared the day itself. */
function reasonFor(leg: number, { code, isOurTeam, weatherLegs = [] }: CancelRequest): CancellationReason {
  const reason = cancelCodes[code];
  if (isOurTeam || !claims.includes(reason)) return reason;
  return reason === "weather" && weatherLegs.includes(leg) ? reason : "customer";
}

const isInGrace = ({ bookedAt, policy }: CancellableBooking, now: Date): boolean =>
  now < addMinutes(bookedAt, policy.graceMinutes);

/**
 * The price of each remaining leg: the agreed total without fees of legs cancelled earlier, split in proportion to the
 * legs’ own prices. A price agreed by hand, and what both legs share, are split the same way.
 */
export function standingPrices({ totalCents, legs }: Pick<CancellableBooking, "totalCents" | "legs">) {
  const standing = legs.filter(({ state }) => state !== "cancelled");
  const fees = legs.filter(({ state }) => state === "cancelled").reduce((sum, { feeCents }) => sum + feeCents, 0);
  const total = cents(Math.max(0, (totalCents ?? 0) - fees));
  const listed = standing.every(({ priceCents }) => priceCents !== null)
    ? standing.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
    : 0;
  const prices = new Map<number, Cents>();
  let left = total;
  for (const [index, { leg, priceCents }] of standing.entries()) {
    const own = cents(listed > 0 ? (priceCents ?? 0) : 0);
    const share = listed > 0 ? own / listed : 1 / standing.length;
    const price = index === standing.length - 1 ? left : add(own, shareOf(cents(total - listed), share));
    prices.set(leg, price);
    left = subtract(left, price);
  }
  return prices;
}

function moneyOf(booking: CancellableBooking, legs: readonly LegFee[], input: CancelRequest) {
  const fee = add(...legs.map((one) => one.fee));
  const total = cents(booking.totalCents ?? 0);
  const owed = subtract(total, subtract(add(...legs.map(({ price }) => price)), fee));
  const refund = backFor(booking, total, owed);
  const hasClaim = claims.includes(cancelCodes[input.code]) && !input.isOurTeam && fee > 0;
  const claimed = hasClaim ? subtract(backFor(booking, total, subtract(owed, fee)), refund) : zero;
  return { legs, fee, refund, claimed, hasClaim, owed };
}

/** The refund when less is owed than before, never more than we still have. */
export function backFor(
  { paidCents, returnedCents }: Pick<CancellableBooking, "paidCents" | "returnedCents">,
  owedBefore: Cents,
  owedAfter: Cents,
): Cents {
  const freed = Math.max(0, paidCents - owedAfter) - Math.max(0, paidCents - owedBefore);
  return cents(Math.max(0, Math.min(freed, paidCents - returnedCents - owedAfter)));
}
