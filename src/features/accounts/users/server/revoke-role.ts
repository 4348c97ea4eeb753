import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { mayRevoke } from "../../policy.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { deleteRole, findRoles, lockSuperUsers, lockUser } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Revokes a role. The person’s tokens would keep it for minutes, so their sessions end. */
export async function revokeRole(ctx: Context, request: ParsedOf<typeof usersContract.revokeRole>) {
  const { role, reason } = request;
  const superUsers = await lockSuperUsers(ctx.db);
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");

  const decision = mayRevoke({ actor: ctx.actor, superUsers }, user, role);
  if (!decision.ok) return decision;

  await deleteRole(ctx.db, user.id, role);
  const now = await findRoles(ctx.db, user.id);
  await endSessions(ctx, { userId: user.id, reason: "role_revoked" });
  await recordAudit(ctx, {
    action: "role.revoked",
    subject: { kind: "user", id: user.id },
    reason,
    details: { role, before: user.roles, after: now },
    ip: ctx.caller.address,
  });

  await notifyOwner(ctx, user, { action: "role_revoked", role, reason });
  return accept({ roles: [...now] });
}
