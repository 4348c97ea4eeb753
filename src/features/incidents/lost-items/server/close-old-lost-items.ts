import { lostItemDays } from "#domain/incident/lost-item-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveLostItem } from "./move-lost-item.ts";
import { forgetClosedBefore } from "./store.ts";
import { findUncollected } from "./views.ts";

/** Closes items not collected within 90 days; 90 days after closing, their texts are deleted. */
export async function closeOldLostItems(ctx: Context): Promise<void> {
  const before = addHours(ctx.now, -24 * lostItemDays);
  for (const id of await findUncollected(ctx.db, before))
    await moveLostItem(ctx, { id, to: "closed", reason: `Open for ${lostItemDays} days` });
  await forgetClosedBefore(ctx.db, before);
}
