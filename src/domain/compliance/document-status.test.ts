import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { type ComplianceDocument, documentStatus, lastDayOf, reminderDue } from "./document-status.ts";

const today = localDate("2026-11-20");
const documentOf = (more: Partial<ComplianceDocument> = {}): ComplianceDocument => ({
  id: "1",
  type: "passenger_insurance",
  number: "P-1",
  issuedOn: null,
  expiresOn: null,
  review: "verified",
  allows: [],
  ...more,
});
const until = (date: string, more: Partial<ComplianceDocument> = {}) =>
  documentOf({ expiresOn: localDate(date), ...more });

test.each([
  ["never handed in", undefined, "missing"],
  ["waiting to be verified", until("2027-11-20", { review: "uploaded" }), "uploaded"],
  ["verified", until("2027-11-20"), "verified"],
  ["verified, without an end", documentOf(), "verified"],
  ["rejected, whatever its dates", until("2027-11-20", { review: "rejected" }), "rejected"],
  ["61 days left", until("2027-01-20"), "verified"],
  ["60 days left", until("2027-01-19"), "expiring"],
  ["on its last day", until("2026-11-20"), "expiring"],
  ["a day later", until("2026-11-19"), "expired"],
  ["accreditation, 120 days left", until("2027-03-20", { type: "accreditation" }), "expiring"],
] as const)("%s", (_what, document, status) => {
  expect(documentStatus(document, today)).toBe(status);
});

test.each([
  ["as printed", until("2027-01-01"), undefined, "2027-01-01"],
  [
    "by its kind, from the day of issue",
    documentOf({ type: "prdp", issuedOn: localDate("2025-01-31") }),
    undefined,
    "2027-01-31",
  ],
  [
    "half a year from the end of a month",
    documentOf({ type: "roadworthy", issuedOn: localDate("2026-08-31") }),
    6,
    "2027-02-28",
  ],
  ["the shorter of the two", until("2030-01-01", { type: "roadworthy", issuedOn: today }), 6, "2027-05-20"],
  ["none", documentOf(), undefined, null],
] as const)("the last day: %s", (_what, document, months, lastDay) => {
  expect(lastDayOf(document, months)).toBe(lastDay);
});

test.each([
  ["61 days before", until("2027-01-20"), null],
  ["60 days before", until("2027-01-19"), 60],
  ["45 days before, the one of 60", until("2027-01-04"), 60],
  ["on the last day, the one of 1", until("2026-11-20"), 1],
  ["too late", until("2026-11-19"), null],
  ["accreditation, 100 days before", until("2027-02-28", { type: "accreditation" }), 120],
  ["of what was rejected", until("2026-11-25", { review: "rejected" }), null],
] as const)("the reminder: %s", (_what, document, days) => {
  expect(reminderDue(document, today)).toBe(days);
});
