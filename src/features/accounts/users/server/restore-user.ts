import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isStillSuperUser } from "../../policy.ts";
import { lockSuperUsers, lockUser, updateStatus } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Opens a suspended account again, with the roles it had. */
export async function restoreUser(ctx: Context, request: ParsedOf<typeof usersContract.restoreUser>) {
  const { reason } = request;
  const superUsers = await lockSuperUsers(ctx.db);
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");

  if (!isStillSuperUser({ actor: ctx.actor, superUsers })) return refuse("not_super_user");
  if (user.status !== "suspended") return refuse("not_suspended");

  await updateStatus(ctx.db, user.id, "active", ctx.now);
  await recordAudit(ctx, {
    action: "user.restored",
    subject: { kind: "user", id: user.id },
    reason,
    details: { before: { status: user.status }, after: { status: "active" } },
    ip: ctx.caller.address,
  });

  await notifyOwner(ctx, user, { action: "restored", reason });
  return accept({});
}
