import { companyRules } from "../company/company-rules.ts";
import { type Cents, shareOf, zero } from "../money/money.ts";
import { hoursBetween } from "../time/local-time.ts";

/** Why a trip does not take place. `waiver` is death or hospital with its document: the law allows no fee then. */
export type CancellationReason = "customer" | "no_show" | "weather" | "waiver" | "company";

/** The rules a customer agreed to; kept with the booking, so that later rules never reach back. */
export type CancellationPolicy = {
  readonly version: number;
  readonly freeHours: number;
  readonly lateShare: number;
  readonly noShowShare: number;
  /** Just after booking, a mistake costs nothing. */
  readonly graceMinutes: number;
};

export const standardPolicy: CancellationPolicy = {
  version: 1,
  freeHours: companyRules.freeCancellationHours,
  lateShare: companyRules.lateCancellationShare,
  noShowShare: companyRules.noShowShare,
  graceMinutes: companyRules.cancellationGraceMinutes,
};

/** What a cancelled trip still costs. */
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

/** Negative once the pickup has passed. */
export const hoursBeforePickup = (pickupAt: Date, cancelledAt: Date): number => hoursBetween(cancelledAt, pickupAt);

/** The reasons as they are recorded, and what each means for the fee. */
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
