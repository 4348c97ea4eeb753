import { expect, test } from "vitest";
import { campaignLifecycle } from "./campaign-lifecycle.ts";
import { whySkipped } from "./why-skipped.ts";

const now = new Date("2026-11-20T10:00:00Z");
const willing = {
  email: "thandi@example.com",
  consents: ["ratings:email", "marketing:email"],
  blockedUntil: null,
  isSuppressed: false,
  hasUnsubscribed: false,
};

test.each([
  ["who agreed", {}, null],
  ["without an address", { email: "" }, "no_email"],
  ["who agreed to SMS alone", { consents: ["marketing:sms"] }, "no_consent"],
  ["who agreed to ratings alone", { consents: ["ratings:email"] }, "no_consent"],
  ["who is blocked", { blockedUntil: new Date("2026-11-21T10:00:00Z") }, "blocked"],
  ["whose block has ended", { blockedUntil: now }, null],
  ["whose emails come back", { isSuppressed: true }, "suppressed"],
  ["who has unsubscribed since", { hasUnsubscribed: true, consents: [] }, "unsubscribed"],
] as const)("a customer %s", (_who, change, reason) => {
  expect(whySkipped({ ...willing, ...change }, now)).toBe(reason);
});

test.each([
  ["draft", "sending", false],
  ["scheduled", "draft", true],
  ["sending", "draft", false],
  ["sending", "paused", true],
  ["paused", "sending", true],
  ["done", "sending", false],
  ["cancelled", "scheduled", false],
] as const)("from %s to %s: %s", (from, to, can) => expect(campaignLifecycle.can(from, to)).toBe(can));
