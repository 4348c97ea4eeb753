import { needsSecondPerson } from "#domain/account/permissions.ts";
import { cents } from "#domain/money/money.ts";
import type { ListedRefund } from "../contract.ts";
import type { findRefunds } from "./views.ts";

export const describeRefund = ({
  refund,
  reference,
  customer,
  approver,
  accountEnding,
  dueCents,
}: Awaited<ReturnType<typeof findRefunds>>[number]): ListedRefund => ({
  id: refund.id,
  state: refund.state,
  version: refund.version,
  booking_reference: reference,
  customer_name: customer,
  amount_cents: refund.amountCents,
  fee_cents: refund.feeCents,
  reason_code: refund.reasonCode,
  note: refund.note,
  hours_before: refund.hoursBefore,
  document_id: refund.documentId,
  method: refund.method,
  account_ending: accountEnding,
  approved_by: approver,
  needs_second_person: needsSecondPerson("refund", cents(Math.max(refund.amountCents, dueCents))),
  created_at: refund.createdAt.toISOString(),
  updated_at: refund.updatedAt.toISOString(),
});
