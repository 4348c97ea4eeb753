import * as z from "zod";
import { roles } from "#domain/account/roles.ts";
import { asFarAsShown } from "#platform/check-access.ts";
import { findRolesOf } from "../../server/account-views.ts";
import type { AuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusal } from "../../server/refuse-auth.ts";

const question = z.object({ _user_id: z.uuid(), _role: z.string().max(60) });

/** POST /rest/v1/rpc/has_role. Of oneself the truth, of others the truth to admins alone, to everyone else false. */
export async function answerHasRole({ ctx, body, access }: AuthRequest): Promise<AuthReply> {
  const result = question.safeParse(body);
  if (!result.success)
    return refusal(400, "22P02", "invalid input syntax for type uuid", { details: null, hint: null });
  const { _user_id: userId, _role: role } = result.data;
  // One’s own roles are no secret: the token has them, and a screen asks before the second factor is entered.
  const isOneself = ctx.actor.kind === "person" && ctx.actor.userId === userId;
  const actor = asFarAsShown(ctx.actor, access);
  const isAdmin = actor.kind === "person" && actor.roles.some((one) => one === "admin" || one === "super_user");
  if (!(isOneself || isAdmin) || !roles.some((one) => one === role)) return answer(false);
  const held = await findRolesOf(ctx.db, userId);
  return answer(held.some((one) => one === role));
}
