import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { lockUser } from "../../server/user-store.ts";
import type { usersContract } from "../contract.ts";
import { hasLiveSession } from "./user-views.ts";

/** Signs a person out, everywhere or in one browser. */
export async function endUserSessions(ctx: Context, request: ParsedOf<typeof usersContract.endUserSessions>) {
  const { session_id: onlyId, reason } = request;
  const user = await lockUser(ctx.db, request.user_id);
  if (!user) return refuse("not_found");
  if (onlyId && !(await hasLiveSession(ctx.db, user.id, onlyId))) return refuse("not_found");

  const ended = await endSessions(ctx, { userId: user.id, onlyId, reason: "ended_by_team" });
  await recordAudit(ctx, {
    action: "user.signed_out",
    subject: { kind: "user", id: user.id },
    reason,
    details: { ended, ...(onlyId && { session_id: onlyId }) },
    ip: ctx.caller.address,
  });
  return accept({ ended });
}
