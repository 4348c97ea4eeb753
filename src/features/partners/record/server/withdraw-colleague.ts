import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { findInvited } from "./views.ts";

/** Called by an owner of the inviting partner. */
export async function withdrawColleague(ctx: Context, { invite_id }: { invite_id: string }) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const invited = await findInvited(ctx.db, own.value.id, ctx.now);
  if (!invited.some(({ id }) => id === invite_id)) return refuse("not_found");
  return (await ctx.accounts.withdrawInvite(ctx, { invite_id })).ok ? accept({}) : refuse("not_found");
}
