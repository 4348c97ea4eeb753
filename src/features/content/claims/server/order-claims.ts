import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { describeClaims } from "./describe-claims.ts";
import { lockClaims, updateClaim } from "./store.ts";

/** All claims in their new order; a list that misses one was read before that one was added. */
export async function orderClaims(ctx: Context, { ids }: { ids: readonly string[] }) {
  const all = await lockClaims(ctx.db);
  const named = new Set(ids);
  if (named.size !== ids.length || named.size !== all.length || all.some(({ id }) => !named.has(id)))
    return refuse("changed_meanwhile");
  for (const [place, id] of ids.entries()) await updateClaim(ctx.db, id, { position: place + 1 });
  await recordAudit(ctx, { action: "claim.ordered", subject: { kind: "claim", id: ids[0] ?? "" } });
  await ctx.touchSite();
  return accept(await describeClaims(ctx));
}
