import { promoCodes } from "#db/schema/promos.ts";
import type { Context } from "#platform/context.ts";

/** A code that takes 15% off every booking, unless changed. */
export async function aPromoCode(
  ctx: Pick<Context, "db" | "newId" | "now">,
  changes: Partial<typeof promoCodes.$inferInsert> = {},
) {
  const row = {
    id: ctx.newId(),
    code: "WINE15",
    share: changes.amount ? null : 0.15,
    createdBy: "Naledi",
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...changes,
  };
  await ctx.db.insert(promoCodes).values(row);
  return row;
}
