import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeHandovers } from "./describe-handover.ts";
import { findOpenHandover } from "./views.ts";

/** The handover that hasn’t been accepted yet. */
export async function openHandover(ctx: Context) {
  const rows = await findOpenHandover(ctx.db);
  if (rows.length === 0) return accept({ handover: null });
  const [handover = null] = await describeHandovers(ctx, rows);
  return accept({ handover });
}
