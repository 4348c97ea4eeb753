import { lostItemDays } from "#domain/incident/lost-item-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveLostItem } from "./move-lost-item.ts";
import { forgetClosedBefore } from "./store.ts";
import { findUncollected } from "./views.ts";

/** An item no one has collected in 90 days is closed; 90 days after it was closed its words are deleted. */
export async function closeOldLostItems(ctx: Context): Promise<void> {
  const before = addHours(ctx.now, -24 * lostItemDays);
  for (const id of await findUncollected(ctx.db, before))
    await moveLostItem(ctx, { id, to: "closed", reason: `Open for ${lostItemDays} days` });
  await forgetClosedBefore(ctx.db, before);
}
