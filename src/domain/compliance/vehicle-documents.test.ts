import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import type { ComplianceDocument } from "./document-status.ts";
import type { DocumentType } from "./document-types.ts";
import { vehicleDocuments } from "./vehicle-documents.ts";

const documentOf = (type: DocumentType, until: string, more: Partial<ComplianceDocument> = {}): ComplianceDocument => ({
  id: `${type} ${until}`,
  type,
  number: "",
  issuedOn: null,
  expiresOn: localDate(until),
  review: "verified",
  allows: type === "operating_licence" ? ["charter", "tourist"] : [],
  ...more,
});
const all = [
  documentOf("licence_disc", "2027-03-31"),
  documentOf("roadworthy", "2027-05-31"),
  documentOf("operating_licence", "2030-01-01"),
  documentOf("passenger_insurance", "2027-06-30"),
];
const issued = documentOf("roadworthy", "2027-05-31", { issuedOn: localDate("2026-06-01") });

test.each([
  ["the first that ends", all, 8, "2027-03-31"],
  [
    "a renewal that is not verified changes nothing",
    [...all, documentOf("licence_disc", "2028-03-31", { review: "uploaded" })],
    8,
    "2027-03-31",
  ],
  ["a verified renewal takes over", [...all, documentOf("licence_disc", "2028-03-31")], 8, "2027-05-31"],
  ["a missing one", all.slice(1), 8, null],
  [
    "one that was rejected",
    [...all.slice(1), documentOf("licence_disc", "2027-03-31", { review: "rejected" })],
    8,
    null,
  ],
  ["a bus is tested twice a year", [...all.filter(({ type }) => type !== "roadworthy"), issued], 22, "2026-12-01"],
] as const)("%s", (_what, documents, seats, until) => {
  expect(vehicleDocuments(documents, seats).until).toBe(until);
});

test("what the operating licence allows, in the order of the list", () => {
  expect(vehicleDocuments(all, 8).licenceTypes).toEqual(["tourist", "charter"]);
  expect(vehicleDocuments([], 8)).toEqual({ until: null, licenceTypes: [] });
});
