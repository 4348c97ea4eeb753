import { type OwnShare, shareOut, takesShares } from "#domain/payment/bill-shares.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { toWire } from "#platform/to-wire.ts";
import { isInFlight } from "../../server/describe-payment.ts";
import type { SplitRecord } from "../../server/split-views.ts";
import type { Attempt, PaidBooking } from "../../server/views.ts";
import { type BillShare, type BillSplit, billShare, type ShareState } from "../contract.ts";
import type { ShareRow } from "./store.ts";

type Paid = { readonly record: SplitRecord; readonly attempts: readonly Attempt[]; readonly openCents: number };

const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);

/** The amounts of one share: received, and in progress. */
function moneyOf(share: ShareRow, attempts: readonly Attempt[], now: Date): OwnShare & { refundedCents: number } {
  const own = attempts.filter(({ shareId }) => shareId === share.id);
  const received = own.filter(({ state }) => isReceived(state));
  return {
    id: share.id,
    portions: share.portions,
    paidCents: sum(received.map(({ amountCents }) => amountCents)),
    refundedCents: sum(received.map(({ refundedCents }) => refundedCents)),
    inFlightCents: own.find((one) => isInFlight(one, now))?.amountCents ?? null,
  };
}

/** A split bill with each share’s current amount. */
export function describeSplit(booking: PaidBooking, { record, attempts, openCents }: Paid, now: Date): BillSplit {
  const { split, shares } = record;
  const isOpen = takesShares(split, booking, now);
  const money = shares.map((share) => moneyOf(share, attempts, now));
  const due = shareOut(openCents, money);
  return {
    pay_until: split.payUntil.toISOString(),
    is_open: isOpen,
    shares: shares.map((share, at): BillShare => {
      const own = money[at];
      const amount = due.get(share.id) ?? 0;
      const state = stateOf(own, isOpen && amount > 0);
      return toWire(billShare, share, {
        state,
        amount_cents: state === "paid" || state === "refunded" ? (own?.paidCents ?? 0) : amount,
      });
    }),
  };
}

function stateOf(own: ReturnType<typeof moneyOf> | undefined, isDue: boolean): ShareState {
  if (own && own.paidCents > 0) return own.refundedCents >= own.paidCents ? "refunded" : "paid";
  if (own && own.inFlightCents !== null) return "paying";
  return isDue ? "open" : "left";
}
