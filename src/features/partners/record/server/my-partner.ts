import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { describePartner } from "./describe-partner.ts";
import { findInvited, findMembers, findPartner } from "./views.ts";

/** The partner’s own record, without our team’s notes and contacts. */
export async function myPartner(ctx: Context) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const partner = await findPartner(ctx.db, own.value.id);
  if (!partner) return refuse("owners_only");
  const me = personAsking(ctx.actor);
  const members = (await findMembers(ctx.db, partner.id)).map((member) => ({ ...member, is_me: member.id === me }));
  const invited = (await findInvited(ctx.db, partner.id, ctx.now)).map(({ expiresAt, role, ...one }) => ({
    ...one,
    role: role ?? "desk",
    expires_at: expiresAt.toISOString(),
  }));
  return accept({ ...(await describePartner(ctx, partner)), members, invited });
}
