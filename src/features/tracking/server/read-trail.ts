import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findTrail, type Trail } from "./trail-views.ts";

type Subject = { readonly kind: "trip" | "vehicle"; readonly id: string };

/** Off duty nothing was stored, so there is nothing to see. Each view is logged with its subject. */
export async function readTrail(ctx: Context, trail: Trail, subject: Subject) {
  const rows = trail.vehicleIds.length > 0 ? await findTrail(ctx.db, trail) : [];
  await recordAudit(ctx, {
    action: "positions.viewed",
    subject,
    details: { from: trail.from.toISOString(), to: trail.to.toISOString() },
  });
  return {
    of: rows[0]?.of ?? 0,
    points: rows.map(({ takenAt, latitude, longitude, speedKmh, heading }) => ({
      at: takenAt.toISOString(),
      latitude,
      longitude,
      speed_kmh: speedKmh,
      heading,
    })),
  };
}
