import { describe, expect, test } from "vitest";
import type { ComplianceDocument } from "../compliance/document-status.ts";
import { localDate } from "../time/local-time.ts";
import { coverOf, documentsAtAGlance, missingToDrive } from "./driver-readiness.ts";

const today = localDate("2026-11-20");
const document = (changes: Partial<ComplianceDocument> = {}): ComplianceDocument => ({
  id: "1",
  type: "prdp",
  number: "",
  issuedOn: null,
  expiresOn: localDate("2028-01-01"),
  review: "verified",
  allows: [],
  ...changes,
});
const licence = document({ type: "drivers_licence" });
const bornOn = localDate("1985-04-02");

test.each([
  ["nothing is missing", { bornOn, documents: [licence, document()] }, []],
  ["a date of birth", { bornOn: null, documents: [licence, document()] }, ["Date of birth"]],
  [
    "21 tomorrow",
    { bornOn: localDate("2005-11-21"), documents: [licence, document()] },
    ["Must be at least 21 years old"],
  ],
  ["21 today", { bornOn: localDate("2005-11-20"), documents: [licence, document()] }, []],
  [
    "no documents",
    { bornOn, documents: [] },
    ["Driver’s licence: missing", "Professional driving permit (PrDP): missing"],
  ],
  [
    "one that no one has looked at",
    { bornOn, documents: [licence, document({ review: "uploaded" })] },
    ["Professional driving permit (PrDP): waiting to be verified"],
  ],
  [
    "one that has expired",
    { bornOn, documents: [licence, document({ expiresOn: localDate("2026-11-19") })] },
    ["Professional driving permit (PrDP): expired"],
  ],
  ["a last day today still counts", { bornOn, documents: [licence, document({ expiresOn: today })] }, []],
])("%s", (_, driver, missing) => {
  expect(missingToDrive(driver, today)).toEqual(missing);
});

describe("several documents of one type", () => {
  test("a renewal that waits does not take away the one that still counts", () => {
    const soon = document({ expiresOn: localDate("2026-12-01") });
    expect(coverOf([document({ review: "uploaded" }), soon], "prdp", today)).toBe("expiring");
  });
  test("the worst of the required ones is what a list shows", () => {
    expect(documentsAtAGlance([licence, document({ expiresOn: localDate("2026-11-01") })], today)).toBe("expired");
    expect(documentsAtAGlance([licence], today)).toBe("missing");
    expect(documentsAtAGlance([licence, document()], today)).toBe("verified");
  });
});
