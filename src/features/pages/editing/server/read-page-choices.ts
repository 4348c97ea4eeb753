import { isOnSale } from "#domain/catalogue/tour.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSold, findWrittenPaths } from "../../server/views.ts";

export async function readPageChoices(ctx: Context) {
  const { tours, services } = await findSold(ctx.db);
  const named = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ slug, name });
  const paths = new Set([...(await ctx.pages.list(ctx)), ...(await findWrittenPaths(ctx.db))]);
  return accept({
    tours: tours.filter(isOnSale).map(named),
    services: services.filter(({ state }) => state === "on_sale").map(named),
    paths: [...paths].toSorted(),
  });
}
