import * as z from "zod";
import { roles } from "#domain/roles.ts";
import { withoutOwedRoles } from "#platform/check-access.ts";
import { findRolesOf } from "./account-views.ts";
import type { AuthAsked } from "./handle-auth.ts";
import { type AuthReply, answer, refusal } from "./refuse-auth.ts";

const question = z.object({ _user_id: z.uuid(), _role: z.string().max(60) });

/** POST /rest/v1/rpc/has_role. Of oneself the truth, of others the truth to admins alone, to everybody else false. */
export async function answerHasRole({ ctx, body, access }: AuthAsked): Promise<AuthReply> {
  const asked = question.safeParse(body);
  if (!asked.success) return refusal(400, "22P02", "invalid input syntax for type uuid", { details: null, hint: null });
  const { _user_id: userId, _role: role } = asked.data;
  const actor = withoutOwedRoles(ctx.actor, access);
  if (actor.kind !== "person") return answer(false);
  const mayAsk = actor.userId === userId || actor.roles.includes("admin") || actor.roles.includes("super_user");
  if (!mayAsk || !roles.some((one) => one === role)) return answer(false);
  const held = await findRolesOf(ctx.db, userId);
  return answer(held.some((one) => one === role));
}
