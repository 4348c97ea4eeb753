import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findProfile, hasSecondFactor } from "../../server/profile-views.ts";
import { mayErase } from "./erase-everywhere.ts";

/** Whether the caller can delete their account now, checked before they are asked for proof. */
export async function myDeletion(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const { email, emailConfirmedAt, passwordHash } = await findProfile(ctx.db, userId);
  if (passwordHash === null && !(await hasSecondFactor(ctx.db, userId)))
    return accept({ obstacle: "password_missing" as const });
  const decision = await mayErase(ctx, { userId, email: emailConfirmedAt ? email : null });
  return accept({ obstacle: decision.ok ? null : decision.reason });
}
