import { isLastOwner, type MemberRole } from "#domain/partner/partner-terms.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockMembers, updateMemberRole } from "./store.ts";

type Change = { readonly organisationId: string; readonly userId: string; readonly role: MemberRole };

/** One owner must always remain. */
export async function changeRole(ctx: Context, change: Change) {
  const members = await lockMembers(ctx.db, change.organisationId);
  if (!members.some(({ userId }) => userId === change.userId)) return refuse("not_found");
  const known = members.map(({ userId: id, role }) => ({ id, role }));
  if (change.role === "desk" && isLastOwner(known, change.userId)) return refuse("last_owner");
  await updateMemberRole(ctx.db, change, change.role);
  await recordAudit(ctx, {
    action: "partner.role_changed",
    subject: { kind: "organisation", id: change.organisationId },
    details: { user: change.userId, role: change.role },
  });
  return accept({ role: change.role });
}
