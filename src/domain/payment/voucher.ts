import { drawnPart } from "../booking/booking-reference.ts";
import { addDays, type LocalDate, localDate, localDateOf } from "../time/local-time.ts";

/** A gift voucher’s values, validity and refund rule. */
export const voucherRules = {
  leastCents: 20_000,
  mostCents: 2_000_000,
  suggestedCents: [50_000, 100_000, 200_000, 350_000],
  /** Required by the Consumer Protection Act, section 63. */
  years: 3,
  /** Unused, it is refunded in full within this many days of purchase. */
  refundDays: 14,
  /** An unpaid order is deleted after this many days. */
  unpaidDays: 30,
  /** A refund onto a voucher about to expire stays usable for at least this many days. */
  refundedDays: 90,
} as const;

export const voucherStates = ["unpaid", "active", "used", "expired", "refunded"] as const;
export type VoucherState = (typeof voucherStates)[number];

/** The random characters of a booking’s reference with a voucher’s prefix. */
export const voucherNumber = (drawnReference: string): string => `GV-${drawnPart(drawnReference)}`;

/** The code its owner types: the number and a secret part. */
export const voucherCode = (number: string, accessCode: string): string =>
  `${number}-${accessCode.slice(0, 4)}-${accessCode.slice(4)}`;

/** As people type it: with or without dashes and spaces, in lower case, with O for zero. */
export function readVoucherCode(typed: string): { readonly number: string; readonly accessCode: string } | undefined {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^GV/, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return plain.length === 14 ? { number: `GV-${plain.slice(0, 6)}`, accessCode: plain.slice(6) } : undefined;
}

export type VoucherSums = {
  readonly soldAt: Date | null;
  readonly expiresOn: string | null;
  readonly amountCents: number;
  /** Spent on trips, minus what was refunded onto it. */
  readonly usedCents: number;
  /** Refunded to its buyer. */
  readonly refundedCents: number;
};

const worth = ({ soldAt, amountCents, usedCents, refundedCents }: VoucherSums): number =>
  soldAt === null ? 0 : Math.max(0, amountCents - usedCents - refundedCents);

export function voucherState(voucher: VoucherSums, today: LocalDate): VoucherState {
  if (voucher.soldAt === null) return "unpaid";
  if (worth(voucher) === 0) return voucher.refundedCents > 0 && voucher.usedCents === 0 ? "refunded" : "used";
  return voucher.expiresOn !== null && today > voucher.expiresOn ? "expired" : "active";
}

export const voucherLeft = (voucher: VoucherSums, today: LocalDate): number =>
  voucherState(voucher, today) === "active" ? worth(voucher) : 0;

/** The last day it can be used. */
export function voucherExpiry(soldAt: Date): LocalDate {
  const [year = "", rest = ""] = [localDateOf(soldAt).slice(0, 4), localDateOf(soldAt).slice(4)];
  const later = `${Number(year) + voucherRules.years}${rest}`;
  return localDate(rest === "-02-29" ? `${Number(year) + voucherRules.years}-03-01` : later);
}

/** A refund onto a voucher must be usable, so a near expiry date is extended. */
export function voucherExpiryAfterRefund(expiresOn: string, now: Date): LocalDate {
  const least = addDays(localDateOf(now), voucherRules.refundedDays);
  return localDate(expiresOn) < least ? least : localDate(expiresOn);
}

/** Whether the buyer is entitled to a full refund; later, or once used, our team decides. */
export const isRefundableByRule = ({ soldAt, usedCents }: VoucherSums, now: Date): boolean =>
  soldAt !== null && usedCents === 0 && localDateOf(now) <= addDays(localDateOf(soldAt), voucherRules.refundDays);
