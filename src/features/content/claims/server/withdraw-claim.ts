import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { claimsContract } from "../contract.ts";
import { describeClaims } from "./describe-claims.ts";
import { isTaken } from "./one-of-a-kind.ts";
import { claimEditor } from "./save-claim.ts";
import { lockClaims } from "./store.ts";

export async function withdrawClaim(
  ctx: Context,
  { id, version, is_withdrawn }: ParsedOf<typeof claimsContract.withdrawClaim>,
) {
  const all = await lockClaims(ctx.db);
  const before = await claimEditor.lock(ctx, { id, version });
  if (!before.ok) return before;
  if (!is_withdrawn && isTaken(before.value, all)) return refuse("taken");
  await claimEditor.edit(ctx, before.value, { withdrawnAt: is_withdrawn ? ctx.now : null });
  await recordAudit(ctx, {
    action: is_withdrawn ? "claim.withdrawn" : "claim.put_back",
    subject: { kind: "claim", id },
  });
  await ctx.touchSite();
  return accept(await describeClaims(ctx));
}
