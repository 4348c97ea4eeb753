import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { assignMeanwhile, noonOfPlan, tryOn, writePlan } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { applyPlan } from "./apply-plan.ts";
import { readPlan } from "./read-plan.ts";
import { refreshPlan } from "./refresh-plan.ts";

test("what changed meanwhile is named; brought up to date, the plan keeps what is still to do", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const [crew, other] = [await writeCrew(ctx), await writeCrew(ctx)];
    const start = [0, 3, 6, 9].map((hours) => addHours(noonOfPlan, hours));
    const written = await Promise.all(start.map((at) => writeTrip(ctx, at)));
    const [kept, taken, done, over] = written.map(({ tripId }) => tripId) as [string, string, string, string];
    const plan = await tryOn(
      ctx,
      await writePlan(ctx),
      [kept, taken, done, over].map((id) => [id, crew] as const),
    );
    await assignMeanwhile(ctx, taken, other);
    await assignMeanwhile(ctx, done, crew);
    await ctx.db.update(trips).set({ state: "cancelled", version: 2 }).where(eq(trips.id, over));

    const seen = { plan_id: plan.id, version: plan.version };
    const read = await readPlan(ctx, seen);
    expect(read).toMatchObject({ ok: true, value: { plan: { is_outdated: true } } });
    expect(read.ok && read.value.plan.trips.map((trip) => [trip.is_outdated, trip.is_too_late])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    const refused = await applyPlan(ctx, seen);
    expect(refused).toMatchObject({ reason: "trips_changed" });
    expect(!refused.ok && new Set(refused.details?.trip_ids as string[])).toEqual(new Set([taken, done, over]));

    const fresh = await refreshPlan(ctx, seen);
    expect(fresh).toMatchObject({ ok: true, value: { plan: { is_outdated: false, version: 3 } } });
    expect(fresh.ok && fresh.value.plan.trips.map(({ trip_id: id }) => id)).toEqual([kept, taken]);
    expect(await refreshPlan(ctx, seen)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await applyPlan(ctx, { ...seen, version: 3 })).toMatchObject({ ok: true, value: { trips: 2 } });
  }));
