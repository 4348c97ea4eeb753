import { accept, refuse } from "#domain/result.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { noShowContract } from "../no-show-contract.ts";
import { describeRequest } from "./describe-request.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { findRequest } from "./no-show-views.ts";

/**
 * The no-show request as dispatch sees it, before or after the decision. It contains positions, so each view
 * is logged.
 */
export async function readNoShow(ctx: Context, { trip_id: tripId }: ParsedOf<typeof noShowContract.readNoShow>) {
  const request = await findRequest(ctx.db, tripId);
  const evidence = await gatherEvidence(ctx, tripId, request?.decidedAt ?? ctx.now);
  if (!evidence) return refuse("not_found");
  const { freeUntil, attempts, places, photos, missing } = evidence;
  if (places.length > 0)
    await recordLook(ctx, { action: "no_show_evidence.viewed", subject: { kind: "trip", id: tripId } });
  return accept({
    request: request ? describeRequest(request) : null,
    evidence: {
      free_until: freeUntil?.toISOString() ?? null,
      attempts: attempts.map(({ at, way }) => ({ at: at.toISOString(), way })),
      places: places.map(({ at, latitude, longitude, metres }) => ({
        latitude,
        longitude,
        metres,
        at: at.toISOString(),
      })),
      photos: photos.map(({ id, fileId, happenedAt }) => ({ id, file_id: fileId, at: happenedAt.toISOString() })),
      missing: [...missing],
    },
  });
}
