import { expect, test } from "vitest";
import { dueStatements, mayApproveRun, payRunLifecycle } from "./pay-run.ts";

test("a pay run is paid once, after it was approved", () => {
  expect(payRunLifecycle.can("draft", "paid")).toBe(false);
  expect(payRunLifecycle.can("approved", "paid")).toBe(true);
  expect(payRunLifecycle.can("paid", "cancelled")).toBe(false);
  expect(payRunLifecycle.isEnd("paid")).toBe(true);
});

test.each([
  [2_000_000, "naledi", true],
  [2_000_001, "naledi", false],
  [2_000_001, "pieter", true],
])("%i cents drafted by Naledi may be approved by %s: %s", (totalCents, by, expected) => {
  expect(mayApproveRun({ totalCents, draftedBy: "naledi", by })).toBe(expected);
});

const owed = (id: string, driverId: string, amountCents: number, providerId: string | null = null) => ({
  id,
  driverId,
  providerId,
  amountCents,
});

test("one statement a driver, one a provider for all their drivers, and none where nothing is left", () => {
  const items = [
    owed("a", "sipho", 50_000),
    owed("b", "sipho", -20_000),
    owed("c", "thandi", 10_000),
    owed("d", "thandi", -10_000),
    owed("e", "ashwin", -5000),
    owed("f", "jan", 70_000, "provider"),
    owed("g", "piet", 30_000, "provider"),
  ];
  expect(dueStatements(items).map(({ items: on, ...sums }) => ({ ...sums, on: on.map(({ id }) => id) }))).toEqual([
    {
      driverId: "sipho",
      providerId: null,
      on: ["a", "b"],
      earnedCents: 50_000,
      setOffCents: -20_000,
      amountCents: 30_000,
    },
    {
      driverId: null,
      providerId: "provider",
      on: ["f", "g"],
      earnedCents: 100_000,
      setOffCents: 0,
      amountCents: 100_000,
    },
  ]);
});
