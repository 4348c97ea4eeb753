import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { noonOfPlan, tryOn, writeAssigned, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readPlan } from "./read-plan.ts";

test("a plan says who would hear of it: drivers who gain or lose, customers within a day of the pickup", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const one = await writeCrew(ctx);
    const other = await writeCrew(ctx, { driver: { firstName: "Nomsa", lastName: "Dlamini" } });
    const later = await writeAssigned(ctx, noonOfPlan, one);
    const soon = await writeTrip(ctx, addHours(testNow, 12));
    const plan = await tryOn(ctx, await writePlan(ctx), [
      [later.tripId, other],
      [soon.tripId, one],
    ]);
    const read = await readPlan(ctx, { plan_id: plan.id });
    expect(read.ok && read.value.plan.notified).toEqual({
      drivers: [
        { name: "Sipho Ndlovu", gets: [soon.reference], loses: [later.reference], changes_vehicle: [], moves: [] },
        { name: "Nomsa Dlamini", gets: [later.reference], loses: [], changes_vehicle: [], moves: [] },
      ],
      customers: [soon.reference],
    });
    expect(await readPlan(ctx, { plan_id: ctx.newId() })).toEqual({ ok: false, reason: "not_found" });
  }));
