import { expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { type FollowUpCandidate, followUpDueAt, followUpSince, whyNoFollowUp } from "./follow-up.ts";

const now = new Date("2026-11-18T10:00:00+02:00");
const zola: FollowUpCandidate = {
  email: "zola@example.com",
  hasOpenMatter: false,
  waitsForUs: false,
  toldAt: null,
  blockedUntil: null,
  consents: [],
  suppression: null,
};
const agreed = { consents: ["marketing:email"] };

test.each([
  ["enquiry", {}, null],
  ["expired", {}, null],
  ["anniversary", {}, "no_consent"],
  ["anniversary", { consents: ["marketing:sms"] }, "no_consent"],
  ["anniversary", agreed, null],
  ["enquiry", { hasOpenMatter: true }, "open_matter"],
  ["anniversary", { ...agreed, hasOpenMatter: true }, "open_matter"],
  ["enquiry", { waitsForUs: true }, "waits_for_us"],
  ["enquiry", { toldAt: addHours(now, -24 * 29) }, "told_already"],
  ["enquiry", { toldAt: addHours(now, -24 * 31) }, null],
  ["anniversary", { ...agreed, toldAt: addHours(now, -24 * 290) }, "told_already"],
  ["enquiry", { blockedUntil: addHours(now, 1) }, "blocked"],
  ["enquiry", { blockedUntil: addHours(now, -1) }, null],
  ["enquiry", { email: "" }, "no_email"],
  ["expired", { email: "caller-7@phone.invalid" }, "no_email"],
  ["expired", { suppression: "hard" }, "suppressed"],
  ["expired", { suppression: "complaint" }, null],
  ["anniversary", { ...agreed, suppression: "complaint" }, "suppressed"],
] as const)("%s to someone with %o: %s", (purpose, changes, why) => {
  expect(whyNoFollowUp(purpose, { ...zola, ...changes }, now)).toBe(why);
});

test("an answer is followed up days later, a tour some days before the same date a year later", () => {
  expect(followUpDueAt("enquiry", now, 3)).toEqual(addHours(now, 72));
  expect(followUpDueAt("anniversary", now, 21)).toEqual(addHours(now, 24 * 344));
  for (const purpose of ["enquiry", "expired", "anniversary"] as const)
    expect(followUpSince(purpose, followUpDueAt(purpose, now, 5), 5)).toEqual(now);
});
