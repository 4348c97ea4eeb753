import { type Cents, cents, shareOf, zero } from "../money/money.ts";

/** The reason of such a refund. */
export const resold = "VEHICLE_RESOLD";

/** The refund of a late cancellation once the vehicle’s time is sold again. */
export type ResaleRules = {
  /** Of the fee. 0: nothing is given back. */
  readonly feeShare: number;
  /** So much of the freed time the new trip must take. */
  readonly overlapShare: number;
  /** The new trip must be driven and paid within so many days after the cancelled one would have ended. */
  readonly untilDays: number;
};

/** A new company decides for itself. */
export const noResale: ResaleRules = { feeShare: 0, overlapShare: 0.5, untilDays: 30 };

export type Span = { readonly from: Date; readonly to: Date };

/** Whether a trip takes enough of the freed time to count as its resale. */
export function isSoldAgain(freed: Span, sold: Span, overlapShare: number): boolean {
  const from = Math.max(freed.from.getTime(), sold.from.getTime());
  const to = Math.min(freed.to.getTime(), sold.to.getTime());
  const length = freed.to.getTime() - freed.from.getTime();
  return length > 0 && to > from && (to - from) / length >= overlapShare;
}

type Resold = {
  /** The part of the fee that was charged for this vehicle. */
  readonly feeCents: number;
  readonly feeShare: number;
  /** The price of the trip that took the time. */
  readonly soldCents: number;
};

/** The part of the fee that goes back: never more than the resale brought. */
export function resaleCredit({ feeCents, feeShare, soldCents }: Resold): Cents {
  const share = shareOf(cents(feeCents), feeShare);
  return soldCents <= 0 ? zero : cents(Math.min(share, soldCents));
}

type Owed = {
  /** The fee that is still charged. */
  readonly feeCents: number;
  /** Of it, what was not paid, or paid on a monthly invoice and is credited there. */
  readonly unpaidCents: number;
  /** Paid, and neither refunded nor part of a refund under way. */
  readonly refundableCents: number;
};

/** A credit first lowers what is still owed; the rest is refunded. */
export function shareCredit(creditCents: number, owed: Owed) {
  const credit = Math.min(creditCents, owed.feeCents);
  const waivedCents = Math.min(credit, owed.unpaidCents);
  return { waivedCents, refundCents: Math.min(credit - waivedCents, owed.refundableCents) };
}
