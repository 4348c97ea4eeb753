import { accept } from "#domain/result.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findLive } from "./live-views.ts";

/** The positions of everyone on duty. Each view is logged. */
export async function liveMap(ctx: Context) {
  const positions = await findLive(ctx.db, ctx.now);
  await recordLook(ctx, { action: "live_map.opened", details: { vehicles: positions.length } });
  return accept({ positions });
}
