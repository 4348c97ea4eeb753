import { expect, test } from "vitest";
import type { LocalDate } from "../time/local-time.ts";
import type { ComplianceDocument } from "./document-status.ts";
import { type GuideAtGate, guideReasons } from "./guide-gate.ts";

const day = (text: string) => text as LocalDate;
const trip = { from: new Date("2026-12-01T07:00:00Z"), to: new Date("2026-12-03T16:00:00Z") };
const documentOf = (type: ComplianceDocument["type"], expiresOn = "2027-06-30"): ComplianceDocument => ({
  id: type,
  number: "",
  type,
  review: "verified",
  issuedOn: day("2026-01-01"),
  expiresOn: day(expiresOn),
  allows: [],
});
const lerato: GuideAtGate = {
  name: "Lerato Dube",
  isActive: true,
  documents: [documentOf("guide_registration"), documentOf("first_aid")],
  taken: [],
};

test.each([
  ["registered, with first aid, and free", {}, []],
  ["who left", { isActive: false }, ["driver_not_active"]],
  [
    "who is on another trip on the last day",
    { taken: [{ from: new Date("2026-12-03T12:00:00Z"), to: trip.to }] },
    ["driver_busy"],
  ],
  [
    "whose other trip begins as this one ends",
    { taken: [{ from: trip.to, to: new Date("2026-12-04T07:00:00Z") }] },
    [],
  ],
  ["without any document", { documents: [] }, ["document_missing", "document_missing"]],
  [
    "whose registration expires before the last day",
    { documents: [documentOf("guide_registration", "2026-12-02"), documentOf("first_aid")] },
    ["document_expires"],
  ],
  [
    "whose registration is valid on the last day",
    { documents: [documentOf("guide_registration", "2026-12-03"), documentOf("first_aid")] },
    [],
  ],
] as const)("a guide %s", (_who, changes, kinds) => {
  expect(guideReasons({ ...lerato, ...changes } as GuideAtGate, trip).map(({ kind }) => kind)).toEqual(kinds);
});
