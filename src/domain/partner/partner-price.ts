import { addHours, addMinutes } from "../time/local-time.ts";
import type { PartnerModel } from "./partner-terms.ts";

/**
 * Who pays for a trip a partner books: the guest by a link; the partner, who collects from the guest, as a hotel does
 * on the room bill; or the partner on its account.
 */
export const guestPayers = ["guest", "partner", "account"] as const;
export type GuestPayer = (typeof guestPayers)[number];

/** The deduction from a price because the partner already has its share. */
export type PartnerPrice = { readonly model: "net_rate" | "balance_due"; readonly rate: number };

type Agreed = { readonly model: PartnerModel; readonly rate: number };

/**
 * At a net rate the partner pays less and charges its guest what it likes; a guest who pays us pays the public price.
 * With a balance due, the partner has kept its share at the desk, anyone who pays the rest.
 */
export function partnerPriceFor({ model, rate }: Agreed, payer: GuestPayer): PartnerPrice | null {
  if (rate <= 0 || model === "referral") return null;
  if (model === "net_rate" && payer === "guest") return null;
  return { model, rate };
}

/** The commission we pay afterwards, unless it was already deducted from the price. */
export const rateEarned = (agreed: Agreed, payer: GuestPayer): number =>
  agreed.model === "balance_due" || partnerPriceFor(agreed, payer) ? 0 : agreed.rate;

type Holding = { readonly pickupAt: Date; readonly holdHours: number; readonly leastMinutes: number };

/** A guest has as long as for a bank transfer, but never until the driver sets out. */
const hoursBeforePickup = 3;

/** Until when a vehicle is held for a guest whose partner has booked. */
export function guestPaysBy({ pickupAt, holdHours, leastMinutes }: Holding, now: Date): Date {
  const latest = [addHours(now, holdHours), addHours(pickupAt, -hoursBeforePickup)].reduce((a, b) => (a < b ? a : b));
  const least = addMinutes(now, leastMinutes);
  return latest < least ? least : latest;
}
