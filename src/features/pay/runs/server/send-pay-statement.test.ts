import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, aPaidDriver, aPaidRun, aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendPayStatement } from "./send-pay-statement.ts";

test("the driver or the provider’s owners get the statement by email, and the driver a phone notification", () =>
  inTransaction(async (ctx, world) => {
    await aPayRule(ctx);
    const driver = await aPaidDriver(ctx);
    await aDrivenTrip(ctx, driver);
    const { providerId } = await writeProvider(ctx);
    await aDrivenTrip(ctx, await anotherDriver(ctx, { providerId }), { agreedCents: 70_000 });
    await aPaidRun(await asTeam(ctx, "admin"));

    const paid = world.events.filter(({ type }) => type === "pay.statement_paid");
    expect(paid).toHaveLength(2);
    const noticed: unknown[] = [];
    await followEvents(ctx, world, {
      reactions: {
        "pay.statement_paid": { sendPayStatement },
        "notice.wanted": { keep: async (_: unknown, event: unknown) => void noticed.push(event) },
      },
    });
    const sent = world.emails.filter(({ template }) => template === "pay-statement");
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["lebo@example.com", "sipho@example.com"]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    for (const { attachments, subject } of sent) {
      expect(attachments?.[0]).toMatchObject({ type: "application/pdf" });
      expect(subject).toContain("Pay statement");
    }
    expect(noticed).toMatchObject([{ driverId: driver.driverId, to: "/driver/dashboard/earnings" }]);
  }));
