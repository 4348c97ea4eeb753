import { addHours, addMinutes } from "../time/local-time.ts";
import type { PartnerModel } from "./partner-terms.ts";

/**
 * The payer of a trip that a partner books: the guest by a link; the partner, who has it from the guest, as a hotel has by
 * the room’s bill; or the partner for its guest, on its account.
 */
export const guestPayers = ["guest", "partner", "account"] as const;
export type GuestPayer = (typeof guestPayers)[number];

/** The deduction from a price because a partner has its share already. */
export type PartnerPrice = { readonly model: "net_rate" | "balance_due"; readonly rate: number };

type Agreed = { readonly model: PartnerModel; readonly rate: number };

/**
 * At a net rate the partner pays less and asks its guest for what it wants; a guest who pays us pays the price of everyone.
 * With a balance due the partner has kept its share at the desk, no matter who pays the rest.
 */
export function partnerPriceFor({ model, rate }: Agreed, payer: GuestPayer): PartnerPrice | null {
  if (rate <= 0 || model === "referral") return null;
  if (model === "net_rate" && payer === "guest") return null;
  return { model, rate };
}

/** The share we pay afterwards, unless it was already taken off the price. */
export const rateEarned = (agreed: Agreed, payer: GuestPayer): number =>
  agreed.model === "balance_due" || partnerPriceFor(agreed, payer) ? 0 : agreed.rate;

type Holding = { readonly pickupAt: Date; readonly holdHours: number; readonly leastMinutes: number };

/** A guest has as long to pay as by bank transfer, and never until the driver has set out. */
const hoursBeforePickup = 3;

/** Until when a vehicle is held for a guest whose partner has booked. */
export function guestPaysBy({ pickupAt, holdHours, leastMinutes }: Holding, now: Date): Date {
  const latest = [addHours(now, holdHours), addHours(pickupAt, -hoursBeforePickup)].reduce((a, b) => (a < b ? a : b));
  const least = addMinutes(now, leastMinutes);
  return latest < least ? least : latest;
}
