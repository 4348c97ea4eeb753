import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { linkOf } from "../../server/link-token.ts";
import { withdrawLink } from "../../server/store.ts";
import { findLink } from "../../server/views.ts";
import type { followContract } from "../contract.ts";

/** The customer withdraws a family link of their own trip. */
export async function withdrawSharedLink(
  ctx: Context,
  { token, link_id: linkId }: ParsedOf<typeof followContract.withdrawSharedLink>,
) {
  const own = await linkOf(ctx, token);
  const shared = own?.kind === "customer" ? await findLink(ctx.db, linkId) : undefined;
  if (!own || shared?.kind !== "family" || shared.tripId !== own.tripId) return refuse("not_found");

  await withdrawLink(ctx.db, linkId, { by: nameOfActor(ctx.actor), at: ctx.now });
  return accept({});
}
