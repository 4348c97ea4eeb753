import { expect, test } from "vitest";
import { healthChecks } from "#db/schema/health.ts";
import { type DegradedPlace, degradedModes } from "#domain/health/degraded-modes.ts";
import type { HealthStatus } from "#domain/health/health-status.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { checkList } from "../../checks/server/check-list.ts";
import { serviceNotices } from "./service-notices.ts";

const set = (ctx: Context, id: string, status: HealthStatus) =>
  ctx.db
    .insert(healthChecks)
    .values({ id, status, since: testNow, measured: "…", ranAt: testNow, tookMs: 1 })
    .onConflictDoUpdate({ target: healthChecks.id, set: { status } });

const noticesAt = async (ctx: Context, place: DegradedPlace) => (await serviceNotices(ctx, { place })).value.notices;

test("only the people affected see the notice, and only while the check fails", () =>
  inTransaction(async (ctx) => {
    expect(await noticesAt(ctx, "booking")).toEqual([]);
    await set(ctx, "map-service", "failing");
    await set(ctx, "chat-model", "warning");
    expect(await noticesAt(ctx, "booking")).toEqual([degradedModes.maps_away.notices.booking]);
    expect(await noticesAt(ctx, "chat")).toEqual([]);
    expect(await noticesAt(ctx, "payment")).toEqual([]);
    await set(ctx, "chat-model", "failing");
    expect(await noticesAt(ctx, "chat")).toHaveLength(1);
    await set(ctx, "map-service", "ok");
    expect(await noticesAt(ctx, "booking")).toEqual([]);
  }));

test("every mode follows an existing check", () => {
  const ids = checkList.map(({ id }) => id);
  for (const { check, notices } of Object.values(degradedModes)) {
    expect(ids).toContain(check);
    expect(Object.keys(notices).length).toBeGreaterThan(0);
  }
});
