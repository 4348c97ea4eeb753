import { companyRules } from "../company/company-rules.ts";
import { addMonths, daysBetween, type LocalDate } from "../time/local-time.ts";
import { type DocumentType, validMonthsOf } from "./document-types.ts";

/** Our team’s decision on an uploaded document. */
export type DocumentReview = "uploaded" | "verified" | "rejected";

export type ComplianceDocument = {
  readonly id: string;
  readonly type: DocumentType;
  readonly number: string;
  readonly issuedOn: LocalDate | null;
  /** As printed; null if it has none. */
  readonly expiresOn: LocalDate | null;
  readonly review: DocumentReview;
  /** Services of an operating licence, codes of a driving licence. Empty for others. */
  readonly allows: readonly string[];
};

export const documentStatuses = ["missing", "uploaded", "verified", "rejected", "expiring", "expired"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Its last valid day; null if it has none. */
export function lastDayOf(document: ComplianceDocument, validMonths?: number): LocalDate | null {
  const months = validMonths ?? validMonthsOf(document.type);
  const byIssue = document.issuedOn && months ? addMonths(document.issuedOn, months) : null;
  // The vehicle’s class may shorten the printed validity, such as a bus’s half year, but never extend it.
  if (document.expiresOn && byIssue) return document.expiresOn < byIssue ? document.expiresOn : byIssue;
  return document.expiresOn ?? byIssue;
}

const warnsFromDays = (type: DocumentType): number =>
  Math.max(...(type === "accreditation" ? companyRules.accreditationAlertDays : companyRules.documentAlertDays));

/** Its status today. It is valid to the end of its last day. */
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

/** The reminder due today: the smallest threshold reached. Each is sent once. */
export function reminderDue(document: ComplianceDocument, today: LocalDate, validMonths?: number): number | null {
  const lastDay = lastDayOf(document, validMonths);
  if (!lastDay || document.review === "rejected") return null;
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  const days: readonly number[] =
    document.type === "accreditation" ? companyRules.accreditationAlertDays : companyRules.documentAlertDays;
  return days.toSorted((a, b) => a - b).find((one) => left <= one) ?? null;
}
