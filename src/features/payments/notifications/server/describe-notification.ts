import { toWire } from "#platform/to-wire.ts";
import { type ListedNotification, listedNotification } from "../contract.ts";
import type { NotificationRecord } from "./views.ts";

export const describeNotification = ({ notice, reference, invoiceNumber }: NotificationRecord): ListedNotification =>
  toWire(listedNotification, notice, {
    finding: notice.checks.find(({ passed }) => !passed)?.note || null,
    booking_reference: reference,
    invoice_number: invoiceNumber,
    is_replay: notice.replayOf !== null,
  });
