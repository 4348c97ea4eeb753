import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { servicesContract } from "../contract.ts";
import { lockServices, updateService } from "./store.ts";
import { findServiceRows } from "./views.ts";

/** Both orders belong to the list, so no service gets a new version by them. */
export async function orderServices(ctx: Context, { slugs, choices }: ParsedOf<typeof servicesContract.orderServices>) {
  await lockServices(ctx.db);
  const rows = await findServiceRows(ctx.db);
  const isSame = rows.length === slugs.length && rows.every(({ slug }) => slugs.includes(slug));
  const known = new Set(rows.filter(({ state }) => state !== "ended").map(({ slug }) => slug));
  const areKnown = new Set(choices).size === choices.length && choices.every((slug) => known.has(slug));
  if (!(isSame && areKnown)) return refuse("changed_meanwhile");
  for (const [at, slug] of slugs.entries()) {
    const choice = choices.indexOf(slug) + 1;
    await updateService(ctx.db, slug, { position: at + 1, choice: choice || null });
  }
  await recordAudit(ctx, {
    action: "services.ordered",
    subject: { kind: "services", id: "" },
    details: { slugs, choices },
  });
  await ctx.touchSite();
  return accept({});
}
