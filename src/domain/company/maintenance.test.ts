import { describe, expect, test } from "vitest";
import {
  type CallerKind,
  type CallKind,
  closedMessage,
  isOn,
  isOpenIn,
  type Maintenance,
  retryAfterSeconds,
  teamNotice,
  visitorNotice,
} from "./maintenance.ts";

const now = new Date("2026-11-20T08:00:00Z");
const half = new Date("2026-11-20T08:30:00Z");
const strict: Maintenance = { until: half, staff: "reads", keepsSelfService: false, keepsEnquiries: false };
const mild: Maintenance = { ...strict, staff: "works", keepsSelfService: true, keepsEnquiries: true };

// what the call does, for whom, open when strict, open when mild
test.each<[CallKind, CallerKind, boolean, boolean]>([
  ["looks", "other", true, true],
  ["always", "other", true, true],
  ["on_the_road", "other", true, true],
  ["on_the_road", "staff", true, true],
  ["self_service", "other", false, true],
  ["enquiry", "other", false, true],
  ["other", "other", false, false],
  ["other", "staff", false, true],
  ["self_service", "staff", false, true],
  ["other", "super_user", true, true],
])("%s for %s", (call, caller, whenStrict, whenMild) => {
  expect([isOpenIn(strict, call, caller), isOpenIn(mild, call, caller)]).toEqual([whenStrict, whenMild]);
});

describe("its end", () => {
  test("comes by itself, or not at all where none is set", () => {
    expect([isOn({ until: half }, now), isOn({ until: half }, half), isOn({ until: null }, half)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([retryAfterSeconds({ until: half }, now), retryAfterSeconds({ until: null }, now)]).toEqual([1800, 600]);
  });
  test("is in every sentence, in our time", () => {
    const otherWay = "call +27 21 555 0123";
    expect(closedMessage(strict, { now, otherWay })).toBe(
      "This is closed for maintenance until 10:30. Nothing was saved, booked or charged. Please try again then, or call +27 21 555 0123.",
    );
    expect(closedMessage({ ...strict, until: null }, { now, otherWay })).toContain("Please try again later, or call");
    expect(visitorNotice(strict, { now, otherWay })).toContain("until 10:30. To book before then, please call +27");
    expect(teamNotice({ ...strict, reason: "New server." }, now)).toContain("can look but not change anything. New");
  });
});
