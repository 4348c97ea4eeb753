import { houseRules } from "./house-rules.ts";
import { hoursBetween } from "./local-time.ts";
import { type Cents, shareOf, zero } from "./money.ts";

/** Why a trip does not take place. `waiver` is death or hospital with its document: the law allows no fee then. */
export type CancellationReason = "customer" | "no_show" | "weather" | "waiver" | "company";

/** What a cancelled trip still costs. */
export function cancellationFee(price: Cents, hoursBeforePickup: number, reason: CancellationReason): Cents {
  if (reason === "weather" || reason === "waiver" || reason === "company") return zero;
  if (reason === "no_show") return shareOf(price, houseRules.noShowShare);
  if (hoursBeforePickup >= houseRules.freeCancellationHours) return zero;
  return shareOf(price, houseRules.lateCancellationShare);
}

/** Negative once the pickup has passed. */
export const hoursBeforePickup = (pickupAt: Date, cancelledAt: Date): number => hoursBetween(cancelledAt, pickupAt);
