import { expect, test } from "vitest";
import { readUntil } from "./notice-rules.ts";

const now = new Date("2026-11-20T10:00:00Z");

test.each([
  ["nothing marked: what is older than 30 days", null, "2026-10-21T10:00:00Z"],
  ["marked this morning", "2026-11-20T06:00:00Z", "2026-11-20T06:00:00Z"],
  ["marked in winter: older than 30 days all the same", "2026-07-01T06:00:00Z", "2026-10-21T10:00:00Z"],
] as const)("read: %s", (_what, marked, until) => {
  expect(readUntil(marked && new Date(marked), now)).toEqual(new Date(until));
});
