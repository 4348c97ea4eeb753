import type { Context } from "#platform/context.ts";
import { findPageAt } from "../../server/views.ts";

/** Whether another page has this address: one of ours, a record’s such as a tour, or one that our team has written. */
export async function isPathTaken(ctx: Context, path: string, ownId?: string): Promise<boolean> {
  const written = await findPageAt(ctx.db, path);
  if (written) return written.id !== ownId;
  return ctx.pages.isReserved(path) || (await ctx.pages.has(ctx, path));
}
