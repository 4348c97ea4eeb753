import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findTariffs } from "./views.ts";

/** On the day a tariff starts that was saved for later, pages with yesterday's prices are dropped. */
export async function startTariffs(ctx: Context): Promise<void> {
  const today = localDateOf(ctx.now);
  const tariffs = await findTariffs(ctx.db);
  if (tariffs.some(({ state, validFrom }) => state === "active" && validFrom === today)) await ctx.touchSite();
}
