import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { maySuspend } from "../../policy.ts";
import { endLinks } from "../../server/end-links.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { lockSuperUsers, lockUser, updateStatus } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Suspends an account and ends its sessions immediately. */
export async function suspendUser(ctx: Context, request: ParsedOf<typeof usersContract.suspendUser>) {
  const { reason } = request;
  const superUsers = await lockSuperUsers(ctx.db);
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");

  const decision = maySuspend({ actor: ctx.actor, superUsers }, user);
  if (!decision.ok) return decision;

  await updateStatus(ctx.db, user.id, "suspended", ctx.now);
  await endSessions(ctx, { userId: user.id, reason: "suspended" });
  await endLinks(ctx, { userId: user.id, email: user.email, reason: "suspended" });
  await recordAudit(ctx, {
    action: "user.suspended",
    subject: { kind: "user", id: user.id },
    reason,
    details: { before: { status: user.status }, after: { status: "suspended" } },
    ip: ctx.caller.address,
  });

  await notifyOwner(ctx, user, { action: "suspended", reason });
  return accept({});
}
