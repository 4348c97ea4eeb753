import { add, type Cents, cents, subtract, zero } from "../money/money.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { bookingLifecycle } from "./booking-lifecycle.ts";
import { backFor, type CancellableBooking, type StandingLeg, standingPrices } from "./cancel-legs.ts";
import { cancellationFee } from "./cancellation.ts";

/** Drivers wait longer where planes, ships and trains run late. */
export type MissableLeg = StandingLeg & { readonly freeWaitMinutes: number };
export type MissableBooking = Omit<CancellableBooking, "legs"> & { readonly legs: readonly MissableLeg[] };

/** The result if no one came to the pickup. */
export type NoShow = {
  readonly legs: readonly { readonly leg: number; readonly fee: Cents }[];
  readonly fee: Cents;
  readonly refund: Cents;
};

export type NoShowRefusal = "not_possible" | "too_early" | "return_ahead";

/** Passengers were driven, or are on board. */
const travelled: readonly (TripState | null)[] = ["onboard", "stopover", "completed", "interrupted"];

/** The driver’s waiting time must pass before a no-show; a trip that lies ahead isn’t missed yet. */
export function noShowOf(booking: MissableBooking, now: Date): NoShow | NoShowRefusal {
  const standing = booking.legs.filter(({ state }) => state !== "cancelled");
  if (!bookingLifecycle.can(booking.state, "no_show") || standing.length === 0) return "not_possible";
  if (standing.some(({ state }) => travelled.includes(state))) return "not_possible";
  const missed = standing.filter((leg) => isMissed(leg, now));
  if (missed.length === 0) return "too_early";
  if (missed.length < standing.length) return "return_ahead";

  const prices = standingPrices(booking);
  const legs = standing.map(({ leg }) => ({
    leg,
    fee: cancellationFee(prices.get(leg) ?? zero, 0, "no_show", booking.policy),
  }));
  const fee = add(...legs.map((one) => one.fee));
  const total = cents(booking.totalCents ?? 0);
  const owed = subtract(total, subtract(add(...standing.map(({ leg }) => prices.get(leg) ?? zero)), fee));
  return { legs, fee, refund: backFor(booking, total, owed) };
}

const isMissed = ({ pickupAt, freeWaitMinutes }: MissableLeg, now: Date): boolean =>
  now >= addMinutes(pickupAt, freeWaitMinutes);
