import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import type { claimsContract } from "../contract.ts";
import { describeClaims } from "./describe-claims.ts";
import { isTaken } from "./one-of-a-kind.ts";
import { type ClaimRow, insertClaim, lockClaim, lockClaims, updateClaim } from "./store.ts";

type Input = ParsedOf<typeof claimsContract.saveClaim>;

export const claimEditor = recordEditor<ClaimRow>({ lock: lockClaim, update: updateClaim });

export async function saveClaim(ctx: Context, { id, version, claim }: Input) {
  const all = await lockClaims(ctx.db);
  const facts = factsOf(claim);
  if (id === null) {
    const added = { id: ctx.newId(), ...facts, position: (all.at(-1)?.position ?? 0) + 1, createdAt: ctx.now };
    if (isTaken(added, all)) return refuse("taken");
    await insertClaim(ctx.db, added);
    await recordAudit(ctx, {
      action: "claim.added",
      subject: { kind: "claim", id: added.id },
      details: { after: claim },
    });
  } else {
    const before = await claimEditor.lock(ctx, { id, version });
    if (!before.ok) return before;
    if (before.value.withdrawnAt === null && isTaken({ id, ...facts }, all)) return refuse("taken");
    await claimEditor.edit(ctx, before.value, facts);
    const { createdAt: _, updatedAt: __, ...was } = before.value;
    await recordAudit(ctx, {
      action: "claim.changed",
      subject: { kind: "claim", id },
      details: { before: was, after: claim },
    });
  }
  await ctx.touchSite();
  return accept(await describeClaims(ctx));
}

const factsOf = ({ stated_on, ...claim }: Input["claim"]) => ({
  ...claim,
  stars: claim.kind === "testimonial" ? claim.stars : null,
  statedOn: stated_on === "" ? null : localDate(stated_on),
});
