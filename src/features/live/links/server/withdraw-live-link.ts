import { nameOfActor, visitor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertLink, withdrawLink } from "../../server/store.ts";
import { findLink } from "../../server/views.ts";
import type { linksContract } from "../contract.ts";

/** Withdraws a link that fell into the wrong hands, even the customer’s own. */
export async function withdrawLiveLink(
  ctx: Context,
  { link_id: linkId }: ParsedOf<typeof linksContract.withdrawLiveLink>,
) {
  const link = await findLink(ctx.db, linkId);
  if (!link) return refuse("not_found");

  // The customer’s own link may have no row yet.
  if (link.kind === "customer")
    await insertLink(ctx.db, { ...link, createdBy: nameOfActor(visitor), createdAt: ctx.now });
  await withdrawLink(ctx.db, linkId, { by: nameOfActor(ctx.actor), at: ctx.now });
  await recordAudit(ctx, { action: "live_link.withdrawn", subject: { kind: "trip", id: link.tripId } });
  return accept({});
}
