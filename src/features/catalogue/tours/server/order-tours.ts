import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockTours, updateTour } from "./store.ts";
import { findTourRows } from "./views.ts";

/** The order of the menu, the pages and the wizard. It belongs to the list, so no tour gets a new version by it. */
export async function orderTours(ctx: Context, { slugs }: { readonly slugs: readonly string[] }) {
  await lockTours(ctx.db);
  const rows = await findTourRows(ctx.db);
  const isSame = rows.length === new Set(slugs).size && rows.every(({ slug }) => slugs.includes(slug));
  if (!isSame) return refuse("changed_meanwhile");
  for (const [at, slug] of slugs.entries()) await updateTour(ctx.db, slug, { position: at + 1 });
  await recordAudit(ctx, { action: "tours.ordered", subject: { kind: "tours", id: "" }, details: { slugs } });
  await ctx.touchSite();
  return accept({});
}
