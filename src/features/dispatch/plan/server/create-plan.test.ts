import { expect, test } from "vitest";
import { addDays } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { dayOfPlan, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPlan } from "./create-plan.ts";
import { dayPlans } from "./day-plans.ts";

test("a plan starts empty, under its name and that of who started it", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const plan = await writePlan(ctx, "Two vans");
    expect(plan).toMatchObject({ name: "Two vans", by: "Naledi Jacobs", state: "open", changes: 0, trips: [] });
    expect(plan).toMatchObject({ date: dayOfPlan, notified: { drivers: [], customers: [] } });
  }));

test("a day has several, and no more than anyone compares; another day has its own", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    for (let nth = 1; nth <= 20; nth += 1) await writePlan(ctx, `Plan ${nth}`);
    expect(await createPlan(ctx, { date: dayOfPlan, name: "One more" })).toEqual({ ok: false, reason: "too_many" });
    expect(await createPlan(ctx, { date: addDays(dayOfPlan, 1), name: "One more" })).toMatchObject({ ok: true });
    const { plans } = (await dayPlans(ctx, { date: dayOfPlan })).value;
    expect(plans.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, nth) => `Plan ${nth + 1}`));
  }));
