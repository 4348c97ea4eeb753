import type { Tone } from "#design/badge.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { allowsLabel } from "#domain/compliance/document-labels.ts";
import type { DocumentStatus } from "#domain/compliance/document-status.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import type { DocumentsOfType, ShownDocument } from "../contract.ts";

export const statusTones: Readonly<Record<DocumentStatus, Tone>> = {
  missing: "bad",
  uploaded: "info",
  verified: "ok",
  rejected: "bad",
  expiring: "warn",
  expired: "bad",
};

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** "Valid until 10 Dec 2026, 20 days left"; empty without a last day. */
export function validityText({ last_day, days_left }: Pick<DocumentsOfType, "last_day" | "days_left">): string {
  if (last_day === null || days_left === null) return "";
  if (days_left < 0) return `Expired on ${formatDate(last_day)}, ${days(-days_left)} ago`;
  if (days_left > 120) return `Valid until ${formatDate(last_day)}`;
  return `Valid until ${formatDate(last_day)}, ${days_left === 0 ? "today" : `${days(days_left)} left`}`;
}

/** The printed details, on one line. */
export const factsText = ({ number, issued_on, allows }: ShownDocument): string =>
  [
    number && `No. ${number}`,
    issued_on && `issued ${formatDate(issued_on)}`,
    allows.length > 0 && allows.map(allowsLabel).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");

/** The people who uploaded it and decided on it. */
export function historyText(document: ShownDocument): string {
  const uploaded = `Uploaded ${formatDate(document.uploaded_at)}${document.uploaded_by ? ` by ${document.uploaded_by}` : ""}`;
  if (!document.decided_at) return uploaded;
  const verb = document.reject_reason === null ? "verified" : "rejected";
  const decider = document.decided_by ? ` by ${document.decided_by}` : "";
  return `${uploaded}, ${verb} ${formatDate(document.decided_at)}${decider}`;
}

const allowsLabels: Readonly<Partial<Record<DocumentType, string>>> = {
  drivers_licence: "Licence codes",
  prdp: "Categories",
  operating_licence: "Allowed services",
};

export const allowsFieldLabel = (type: DocumentType): string => allowsLabels[type] ?? "Allows";
