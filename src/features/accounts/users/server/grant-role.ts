import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { mayGrant } from "../../policy.ts";
import { insertRole } from "../../server/account-store.ts";
import { findRoles, lockSuperUsers, lockUser } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Grants a role, effective here at once and in their browser after the next refresh. */
export async function grantRole(ctx: Context, request: ParsedOf<typeof usersContract.grantRole>) {
  const { role, reason } = request;
  const superUsers = await lockSuperUsers(ctx.db);
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");

  const decision = mayGrant({ actor: ctx.actor, superUsers }, user, role);
  if (!decision.ok) return decision;

  const grantedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const isNew = await insertRole(ctx.db, { userId: user.id, role, grantedBy, reason, grantedAt: ctx.now });
  if (!isNew) return refuse("already_granted");
  const now = await findRoles(ctx.db, user.id);
  await recordAudit(ctx, {
    action: "role.granted",
    subject: { kind: "user", id: user.id },
    reason,
    details: { role, before: user.roles, after: now },
    ip: ctx.caller.address,
  });

  await notifyOwner(ctx, user, { action: "role_granted", role, reason });
  return accept({ roles: [...now] });
}
