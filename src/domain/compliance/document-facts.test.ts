import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { allowsOf, missingFact } from "./document-facts.ts";
import { documentTypes } from "./document-types.ts";
import { licenceCodesFor, passengerPermit } from "./gate-rules.ts";

const day = localDate("2026-11-20");
const blank = { issuedOn: null, expiresOn: null, allows: [] };

test.each([
  ["insurance with its last day", { type: "passenger_insurance", ...blank, expiresOn: day }, null],
  ["insurance by its day of issue alone", { type: "passenger_insurance", ...blank, issuedOn: day }, "last_day"],
  ["a roadworthy certificate by its day of issue", { type: "roadworthy", ...blank, issuedOn: day }, null],
  ["a licence disc without any date", { type: "licence_disc", ...blank }, "last_day"],
  ["a registration, which has no end", { type: "company_registration", ...blank }, null],
  ["a licence without its codes", { type: "drivers_licence", ...blank, expiresOn: day }, "allows"],
  ["a licence with its codes", { type: "drivers_licence", ...blank, expiresOn: day, allows: ["C1"] }, null],
] as const)("%s", (_what, document, missing) => {
  expect(missingFact(document)).toBe(missing);
});

test("every code and category the gate asks for can be entered", () => {
  for (const seats of [4, 22])
    expect(allowsOf("drivers_licence")).toEqual(expect.arrayContaining([...licenceCodesFor(seats)]));
  expect(allowsOf("prdp")).toContain(passengerPermit);
  expect(Object.keys(documentTypes)).toContain("operating_licence");
});
