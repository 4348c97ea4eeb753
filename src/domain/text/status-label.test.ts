import { expect, test } from "vitest";
import { statusLabel } from "./status-label.ts";

const labels = { no_show: { label: "No-show", tone: "bad" } } as const;

test("a status has its label", () => {
  expect(statusLabel(labels, "no_show")).toEqual({ label: "No-show", tone: "bad" });
});

test("one without a label is shown in words", () => {
  expect(statusLabel(labels, "dispute_won")).toEqual({ label: "Dispute won", tone: "neutral" });
});
