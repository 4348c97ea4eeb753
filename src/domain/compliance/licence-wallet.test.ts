import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import type { ComplianceDocument } from "./document-status.ts";
import { licenceWallet, walletTypes } from "./licence-wallet.ts";

const today = localDate("2026-11-20");
const aDocument = (changes: Partial<ComplianceDocument> = {}): ComplianceDocument => ({
  id: "1",
  type: "operating_licence",
  number: "OL 77",
  issuedOn: localDate("2025-01-01"),
  review: "verified",
  expiresOn: localDate("2027-01-01"),
  allows: [],
  ...changes,
});
const licenceOf = (...documents: ComplianceDocument[]) => licenceWallet(documents, today, 8)[0];

test("every document is there once, in the order an inspector asks", () => {
  expect(licenceWallet([], today, 8).map(({ type }) => type)).toEqual(walletTypes);
});

test.each([
  ["none", [], "missing", ""],
  ["one that is good", [aDocument()], "valid", "OL 77"],
  ["good on the whole of its last day", [aDocument({ expiresOn: today })], "valid", "OL 77"],
  ["one that ran out", [aDocument({ expiresOn: localDate("2026-11-19") })], "expired", "OL 77"],
  ["one that nobody has verified", [aDocument({ review: "uploaded" })], "missing", ""],
  ["one that was rejected", [aDocument({ review: "rejected" })], "missing", ""],
  [
    "an old one and its renewal",
    [aDocument({ expiresOn: localDate("2026-01-01") }), aDocument({ id: "2", number: "OL 78" })],
    "valid",
    "OL 78",
  ],
] as const)("%s", (_what, documents, standing, number) => {
  expect(licenceOf(...documents)).toMatchObject({ standing, number });
});
