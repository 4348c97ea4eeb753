import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listGeofenceVisits } from "./list-geofence-visits.ts";

test("each view is in the activity log, even without visits", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    expect(await listGeofenceVisits(ctx)).toEqual({ ok: true, value: { visits: [] } });
    const looks = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "geofence_visits.viewed"));
    expect(looks).toHaveLength(1);
  }));
