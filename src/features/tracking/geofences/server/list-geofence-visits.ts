import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findVisitsSince } from "./views.ts";

const visitsAtMost = 100;

/** Visits to a geofence in the last day. Each view is logged. */
export async function listGeofenceVisits(ctx: Context) {
  const visitsSince = await findVisitsSince(ctx.db, addHours(ctx.now, -24), visitsAtMost);
  await recordAudit(ctx, { action: "geofence_visits.viewed", details: { visits: visitsSince.length } });
  return accept({
    visits: visitsSince.map(({ enteredAt, leftAt, ...visit }) => ({
      ...visit,
      entered_at: enteredAt.toISOString(),
      left_at: leftAt?.toISOString() ?? null,
    })),
  });
}
