import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { permitOn } from "./policy.ts";

const today = localDate("2026-11-20");

test.each([
  ["2027-01-20", 61, "good"],
  ["2027-01-19", 60, "runs_out_soon"],
  ["2026-11-20", 0, "runs_out_soon"],
  ["2026-11-19", -1, "expired"],
])("a permit until %s has %i days left and is %s", (until, daysLeft, standing) => {
  expect(permitOn(today, { licenceCode: "B", permitExpiresOn: until })).toEqual({
    expires_on: until,
    days_left: daysLeft,
    standing,
  });
});

test("a newly added driver has no permit on record", () => {
  expect(permitOn(today, { licenceCode: "", permitExpiresOn: today })).toBeNull();
});
