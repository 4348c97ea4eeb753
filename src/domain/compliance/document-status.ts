import { companyRules } from "../company/company-rules.ts";
import { addMonths, daysBetween, type LocalDate } from "../time/local-time.ts";
import { type DocumentType, validMonthsOf } from "./document-types.ts";

/** Our team’s verdict on a document that was handed in. */
export type DocumentReview = "uploaded" | "verified" | "rejected";

export type ComplianceDocument = {
  readonly id: string;
  readonly type: DocumentType;
  readonly number: string;
  readonly issuedOn: LocalDate | null;
  /** As printed on it; null where it names none. */
  readonly expiresOn: LocalDate | null;
  readonly review: DocumentReview;
  /** Of an operating licence: what it allows. Of a licence: its codes. Empty for the others. */
  readonly allows: readonly string[];
};

export const documentStatuses = ["missing", "uploaded", "verified", "rejected", "expiring", "expired"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The last day on which it counts; null when it has none. */
export function lastDayOf(document: ComplianceDocument, validMonths?: number): LocalDate | null {
  const months = validMonths ?? validMonthsOf(document.type);
  const byIssue = document.issuedOn && months ? addMonths(document.issuedOn, months) : null;
  // The vehicle’s class may shorten what is printed, such as a bus’s half year, and never lengthen it.
  if (document.expiresOn && byIssue) return document.expiresOn < byIssue ? document.expiresOn : byIssue;
  return document.expiresOn ?? byIssue;
}

const warnsFromDays = (type: DocumentType): number =>
  Math.max(...(type === "accreditation" ? companyRules.accreditationAlertDays : companyRules.documentAlertDays));

/** The status of a document today, in one word. It is good on the whole of its last day. */
export function documentStatus(
  document: ComplianceDocument | undefined,
  today: LocalDate,
  validMonths?: number,
): DocumentStatus {
  if (!document) return "missing";
  if (document.review === "rejected") return "rejected";
  const lastDay = lastDayOf(document, validMonths);
  if (lastDay && lastDay < today) return "expired";
  if (document.review === "uploaded") return "uploaded";
  return lastDay && daysBetween(today, lastDay) <= warnsFromDays(document.type) ? "expiring" : "verified";
}

/** The reminder that is due today: the smallest number of days that has been reached. Each is sent once. */
export function reminderDue(document: ComplianceDocument, today: LocalDate, validMonths?: number): number | null {
  const lastDay = lastDayOf(document, validMonths);
  if (!lastDay || document.review === "rejected") return null;
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  const days: readonly number[] =
    document.type === "accreditation" ? companyRules.accreditationAlertDays : companyRules.documentAlertDays;
  return days.toSorted((a, b) => a - b).find((one) => left <= one) ?? null;
}
