import { isAboveRefundLimit, type RefundRefusal } from "#domain/account/refund-limit.ts";
import { toWire } from "#platform/to-wire.ts";
import { type ListedRefund, listedRefund } from "../contract.ts";
import type { findRefunds } from "./views.ts";

type RefundDetails = Awaited<ReturnType<typeof findRefunds>>[number];

/** `togetherCents`: everything that counts as one refund, including this one. */
export const describeRefund = (
  { refund, subject, approver, accountEnding }: RefundDetails,
  togetherCents: number,
  against: RefundRefusal | null,
): ListedRefund =>
  toWire(listedRefund, refund, {
    of: subject.kind,
    reference: subject.reference,
    customer_name: subject.customer,
    account_ending: accountEnding,
    approved_by: approver,
    needs_second_person: isAboveRefundLimit({ amountCents: 0, togetherCents }),
    against_approval: against,
  });
