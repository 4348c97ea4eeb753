import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { accept } from "#domain/result.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { featureSwitches } from "./feature-switches.ts";
import { setFeatureSwitch } from "./set-feature-switch.ts";

test("a switch is turned off and on again, and each time it is written down", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const reason = "The assistant needs a rest";
    expect(await setFeatureSwitch(ctx, { name: "chat", is_on: false, reason })).toEqual(
      accept({ name: "chat", is_on: false }),
    );
    const { switches } = (await featureSwitches(ctx)).value;
    expect(switches.find(({ name }) => name === "chat")).toMatchObject({
      is_on: false,
      updated_at: testNow.toISOString(),
      updated_by: { name: "Themba Maseko" },
    });
    await setFeatureSwitch(ctx, { name: "chat", is_on: true, reason: "Rested" });
    expect(await ctx.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      { action: "feature.switched_off", subjectId: "chat", reason, details: { before: { is_on: true } } },
      { action: "feature.switched_on", subjectId: "chat", reason: "Rested", details: { before: { is_on: false } } },
    ]);
  }));
