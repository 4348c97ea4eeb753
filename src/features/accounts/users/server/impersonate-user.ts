import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { mayImpersonate } from "../../policy.ts";
import { lockSuperUsers, lockUser } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";

type Request = ParsedOf<typeof usersContract.impersonateUser>;

/** Opens a read-only session as this person for half an hour. */
export async function impersonateUser(ctx: Context, request: Request) {
  const superUsers = await lockSuperUsers(ctx.db);
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");

  const decision = mayImpersonate({ actor: ctx.actor, superUsers }, user);
  if (!decision.ok) return decision;
  // A session as another user always has a named viewer.
  if (ctx.actor.kind !== "person") return refuse("not_super_user");

  await recordAudit(ctx, {
    action: "user.impersonated",
    subject: { kind: "user", id: user.id },
    reason: request.reason,
    ip: ctx.caller.address,
  });
  // Staff need a second factor; this session relies on the super-user’s.
  const assurance = ctx.actor.session?.assurance ?? 1;
  const impersonatorId = ctx.actor.userId;
  return accept(
    await ctx.accounts.openSession(ctx, { userId: user.id, methods: ["impersonation"], assurance, impersonatorId }),
  );
}
