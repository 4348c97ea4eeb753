import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import type { GateReason } from "./gate-input.ts";
import { keptReason, wasOverridden } from "./overridden-before.ts";

const reason = (more: Partial<GateReason>): GateReason => ({
  kind: "document_expires",
  who: "Sipho Dlamini",
  override: "super_user",
  ...more,
});
const permit = { document: "prdp", date: localDate("2026-12-03") } as const;
const expires = reason(permit);
const missing = reason({ kind: "document_missing", document: "prdp" });
const tired = reason({ kind: "duty_too_long", has: 14.2, needs: 14 });

test.each([
  ["the same", expires, expires, true],
  ["its date was corrected to a later one", expires, reason({ ...permit, date: localDate("2026-12-05") }), true],
  ["its date was corrected to an earlier one", expires, reason({ ...permit, date: localDate("2026-11-05") }), false],
  ["another document", expires, reason({ document: "drivers_licence", date: permit.date }), false],
  ["of someone else", expires, reason({ ...permit, who: "Zola Khumalo" }), false],
  ["it was missing and now waits to be verified", missing, { ...missing, kind: "document_not_verified" }, true],
  ["it waited and is now gone", { ...missing, kind: "document_not_verified" }, missing, false],
  ["it was missing and what came was rejected", missing, { ...missing, kind: "document_rejected" }, false],
  ["it does not cover the vehicle either", expires, reason({ kind: "licence_code", document: "prdp" }), false],
  ["a shorter day than decided", tired, { ...tired, has: 14.1 }, true],
  ["half an hour more", tired, { ...tired, has: 14.7 }, true],
  ["more than that", tired, { ...tired, has: 14.8 }, false],
  ["suspended, as before", reason({ kind: "driver_not_active" }), reason({ kind: "driver_not_active" }), true],
] as const)("%s", (_what, before, now, isCovered) => {
  expect(wasOverridden(now, [keptReason(before)])).toBe(isCovered);
});

test("nothing was decided", () => {
  expect(wasOverridden(expires, [])).toBe(false);
});
