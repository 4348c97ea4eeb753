import { isAboveRefundLimit, type RefundRefusal } from "#domain/account/refund-limit.ts";
import type { ListedRefund } from "../contract.ts";
import type { findRefunds } from "./views.ts";

type RefundDetails = Awaited<ReturnType<typeof findRefunds>>[number];

/** `togetherCents`: everything that counts as one refund, including this one. */
export const describeRefund = (
  { refund, subject, approver, accountEnding }: RefundDetails,
  togetherCents: number,
  against: RefundRefusal | null,
): ListedRefund => ({
  id: refund.id,
  state: refund.state,
  version: refund.version,
  of: subject.kind,
  reference: subject.reference,
  customer_name: subject.customer,
  amount_cents: refund.amountCents,
  fee_cents: refund.feeCents,
  reason_code: refund.reasonCode,
  note: refund.note,
  hours_before: refund.hoursBefore,
  document_id: refund.documentId,
  method: refund.method,
  account_ending: accountEnding,
  approved_by: approver,
  needs_second_person: isAboveRefundLimit({ amountCents: 0, togetherCents }),
  against_approval: against,
  created_at: refund.createdAt.toISOString(),
  updated_at: refund.updatedAt.toISOString(),
});
