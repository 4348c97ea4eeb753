import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { noonOfPlan, tryOn, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { discardPlan } from "./discard-plan.ts";

test("a discarded plan changes no trip, is in the activity log, and can’t be used again", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeTrip(ctx, noonOfPlan);
    const plan = await tryOn(ctx, await writePlan(ctx), [[tripId, await writeCrew(ctx)]]);
    const seen = { plan_id: plan.id, version: plan.version };
    expect(await discardPlan(ctx, { ...seen, version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await discardPlan(ctx, seen)).toMatchObject({ ok: true });
    expect(await discardPlan(ctx, seen)).toMatchObject({ reason: "closed" });
    expect(await discardPlan(ctx, { ...seen, plan_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned", version: 1 });
    expect(world.events).toEqual([]);
    const lines = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "plan.discarded"));
    expect(lines).toMatchObject([{ subjectId: plan.id, details: { name: "Two vans" } }]);
  }));
