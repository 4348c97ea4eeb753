import { companyRules } from "../company/company-rules.ts";
import { type Cents, shareOf, zero } from "../money/money.ts";
import { hoursBetween } from "../time/local-time.ts";

/** Why a trip doesn’t take place. `waiver`: death or hospitalisation, with proof; by law no fee may be charged. */
export type CancellationReason = "customer" | "no_show" | "weather" | "waiver" | "company";

/** The policy the customer agreed to. It is kept with the booking, so later policies don’t apply to it. */
export type CancellationPolicy = {
  readonly version: number;
  readonly freeHours: number;
  readonly lateShare: number;
  readonly noShowShare: number;
  /** Just after booking, cancelling is free. */
  readonly graceMinutes: number;
};

export const standardPolicy: CancellationPolicy = {
  version: 1,
  freeHours: companyRules.freeCancellationHours,
  lateShare: companyRules.lateCancellationShare,
  noShowShare: companyRules.noShowShare,
  graceMinutes: companyRules.cancellationGraceMinutes,
};

/** The fee for a cancelled trip. */
export function cancellationFee(
  price: Cents,
  hoursBeforePickup: number,
  reason: CancellationReason,
  policy: CancellationPolicy = standardPolicy,
): Cents {
  if (reason === "weather" || reason === "waiver" || reason === "company") return zero;
  if (reason === "no_show") return shareOf(price, policy.noShowShare);
  if (hoursBeforePickup >= policy.freeHours) return zero;
  return shareOf(price, policy.lateShare);
}

export const hoursBeforePickup = (pickupAt: Date, cancelledAt: Date): number => hoursBetween(cancelledAt, pickupAt);

/** The recorded reasons and what each means for the fee. */
export const cancelCodes = {
  CUSTOMER_PLANS: "customer",
  FLIGHT_CANCELLED: "customer",
  DUPLICATE: "customer",
  PRICE: "customer",
  MEDICAL_WAIVER: "waiver",
  DEATH_WAIVER: "waiver",
  WEATHER: "weather",
  ATTRACTION_CLOSED: "company",
  NO_VEHICLE: "company",
  NO_DRIVER: "company",
  VEHICLE_BREAKDOWN: "company",
  UNSAFE: "company",
  FRAUD: "customer",
  NON_PAYMENT: "customer",
  CHILD_SEAT_UNAVAILABLE: "company",
  CANT_FULFIL_REQUEST: "company",
  OTHER: "customer",
} as const satisfies Readonly<Record<string, CancellationReason>>;

export type CancelCode = keyof typeof cancelCodes;

/**
 * Why we may have to cancel, worded to follow “because”. The weather is ours only if our team decided it; a customer
 * who cancels for the weather gave that reason themselves.
 */
export const ourReasons = {
  WEATHER: "the weather makes the trip unsafe",
  ATTRACTION_CLOSED: "the attraction is closed",
  NO_VEHICLE: "we have no vehicle for your trip",
  NO_DRIVER: "we have no driver for your trip",
  VEHICLE_BREAKDOWN: "the vehicle for your trip has broken down",
  UNSAFE: "we couldn’t make the trip safely",
  CHILD_SEAT_UNAVAILABLE: "we have no suitable child seat for your trip",
  CANT_FULFIL_REQUEST: "we can’t provide what you asked for",
} as const satisfies Readonly<Partial<Record<CancelCode, string>>>;
export type OurReason = keyof typeof ourReasons;

/** Null if the customer cancelled, or for a reason of their own. */
export function ourReason(code: string | null | undefined, isByUs: boolean): OurReason | null {
  if (!isByUs) return null;
  return (Object.keys(ourReasons) as OurReason[]).find((known) => known === code) ?? null;
}

/** All of it, or the named legs. The refund has its own event, refund.due. */
export type BookingCancelled = {
  readonly type: "booking.cancelled";
  readonly reference: string;
  readonly code: string;
  readonly legs: readonly number[];
  readonly isWhole: boolean;
  /** For the customer: the fee, the refund, and what our team still has to decide. */
  readonly feeCents?: number;
  readonly refundCents?: number;
  readonly claimedCents?: number;
  readonly isByUs?: boolean;
  /** The request’s quote was declined or has expired, so nothing is left to book. */
  readonly quoteEnd?: "declined" | "expired";
};
