import type { StatusLabel } from "#domain/text/status-label.ts";
import type { NotificationVerdict } from "../contract.ts";

export const verdictLabels: Readonly<Record<NotificationVerdict, StatusLabel>> = {
  waiting: { label: "Processing", tone: "info" },
  accepted: { label: "Accepted", tone: "ok" },
  duplicate: { label: "Duplicate", tone: "neutral" },
  refused: { label: "Refused", tone: "bad" },
  quarantined: { label: "Quarantined", tone: "warn" },
};

const checkNames: Readonly<Record<string, string>> = {
  fields: "Only signed fields",
  signature: "Signature",
  source: "Sender’s address",
  merchant: "Merchant is us",
  payment: "Payment is known",
  amount: "Amount is as expected",
  booking: "Booking or invoice matches",
  new: "Not a duplicate",
  confirmed: "Gateway confirms it",
  status: "Status is known",
  out_of_order: "Order of events",
  paid_twice: "Paid only once",
  size: "Not too long",
};

export const checkLabel = (check: string): string => checkNames[check] ?? check.replaceAll("_", " ");
