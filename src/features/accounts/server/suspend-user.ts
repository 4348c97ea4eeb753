import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { officeContract } from "../office-contract.ts";
import { maySuspend } from "../policy.ts";
import { endLinks } from "./end-links.ts";
import { endSessions } from "./end-sessions.ts";
import { lockSuperUsers, lockUser, updateStatus } from "./office-store.ts";
import { tellOwner } from "./tell-owner.ts";

/** Closes an account for now: whoever is signed in with it is out at once. */
export async function suspendUser(ctx: Context, request: ParsedOf<typeof officeContract.suspendUser>) {
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

  await tellOwner(ctx, user, { action: "suspended", reason });
  return accept({});
}
