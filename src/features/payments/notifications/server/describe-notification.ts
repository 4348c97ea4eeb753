import type { ListedNotification } from "../contract.ts";
import type { NotificationRecord } from "./views.ts";

export const describeNotification = ({ notice, reference, invoiceNumber }: NotificationRecord): ListedNotification => ({
  id: notice.id,
  provider: notice.provider,
  received_at: notice.receivedAt.toISOString(),
  verdict: notice.verdict,
  reason: notice.reason,
  finding: notice.checks.find(({ passed }) => !passed)?.note || null,
  status: notice.status,
  amount_cents: notice.amountCents,
  provider_payment_id: notice.providerPaymentId,
  booking_reference: reference,
  invoice_number: invoiceNumber,
  is_replay: notice.replayOf !== null,
});
