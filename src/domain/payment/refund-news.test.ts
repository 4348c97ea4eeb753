import { expect, test } from "vitest";
import { isAnnouncedWithItsCause } from "./refund-news.ts";

const createdAt = new Date("2026-11-20T08:00:00Z");

test.each([
  ["at once after a cancellation", { key: "cancel:CTS-7K3M9Q:1", approvedBy: null }, 1, true],
  ["a second share of it", { key: "change:1#2", approvedBy: null }, 59, true],
  ["that took the gateway hours", { key: "cancel:CTS-7K3M9Q:1", approvedBy: null }, 61, false],
  ["that a person agreed to", { key: "cancel:CTS-7K3M9Q:1", approvedBy: "somebody" }, 1, false],
  ["that our team asked for", { key: "team:CTS-7K3M9Q:3", approvedBy: null }, 1, false],
])("a refund %s", (_what, refund, minutes, isAnnounced) => {
  const now = new Date(createdAt.getTime() + minutes * 60_000);
  expect(isAnnouncedWithItsCause({ ...refund, createdAt }, now)).toBe(isAnnounced);
});
