import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { dayOfPlan, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { dayPlans } from "./day-plans.ts";
import { discardPlan } from "./discard-plan.ts";

test("the open plans of a day are listed; one that was discarded is not", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const first = await writePlan(ctx, "Two vans");
    await writePlan(ctx, "One coach");
    await discardPlan(ctx, { plan_id: first.id, version: first.version });
    const { plans } = (await dayPlans(ctx, { date: dayOfPlan })).value;
    expect(plans.map(({ name }) => name)).toEqual(["One coach"]);
  }));
