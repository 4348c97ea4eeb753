import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { deleteMember, lockMembers } from "./store.ts";

/**
 * Removal by an owner of the same partner; one owner must remain. The colleague’s bookings stay with the
 * partner.
 */
export async function removeColleague(ctx: Context, { user_id: userId }: { user_id: string }) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const me = personAsking(ctx.actor);
  if (userId === me) return refuse("is_you");
  const organisationId = own.value.id;
  const members = await lockMembers(ctx.db, organisationId);
  // If two owners remove each other, the second is no longer an owner.
  if (!members.some((member) => member.userId === me && member.role === "owner")) return refuse("owners_only");
  if (!members.some((member) => member.userId === userId)) return refuse("not_found");
  await keepDeleted(ctx, "colleague");
  await deleteMember(ctx.db, { organisationId, userId });
  await recordAudit(ctx, {
    action: "partner.colleague_removed",
    subject: { kind: "organisation", id: organisationId },
    details: { user: userId },
  });
  return accept({});
}
