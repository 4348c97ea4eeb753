import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { demoPay } from "./driver-pay.ts";

test.each([
  ["2026-11-20T08:00:00Z", "2026-11-15"],
  ["2027-06-01T05:00:00Z", "2027-05-31"],
])(
  "the demo’s drivers are paid what their trips come to on %s, and what came since is a draft up to %s",
  (day, lastDay) => {
    const clock = seedClock(new Date(day));
    const pay = demoPay(demoCompanyOn(clock.now), clock, { adminId: "admin", ownerId: "owner" });
    for (const { lines, amountCents } of pay.payItems)
      expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(amountCents);
    for (const { id, amountCents } of pay.payStatements) {
      const own = pay.payItems.filter(({ statementId }) => statementId === id);
      expect(own.reduce((sum, item) => sum + item.amountCents, 0)).toBe(amountCents);
    }
    expect(pay.payRuns.length).toBeGreaterThan(1);
    for (const run of pay.payRuns) {
      const own = pay.payStatements.filter(({ runId }) => runId === run.id);
      expect(run.totalCents).toBe(own.reduce((sum, { amountCents }) => sum + amountCents, 0));
      expect(Number(run.createdAt)).toBeLessThanOrEqual(clock.today.getTime());
      expect(run.approvedBy).not.toBe(run.createdBy);
    }
    const [draft, ...paid] = pay.payRuns;
    expect([draft?.state, draft?.lastDay, new Set(paid.map(({ state }) => state))]).toEqual([
      "draft",
      lastDay,
      new Set(["paid"]),
    ]);
    for (const { earnedOn, statementId } of pay.payItems) expect(statementId === null).toBe(earnedOn > lastDay);
  },
);
