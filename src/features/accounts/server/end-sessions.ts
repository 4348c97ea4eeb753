import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { revokeSessions, type SessionsToEnd } from "./session-store.ts";

/** Ends someone’s sessions on every instance once the caller's transaction commits. Returns their number. */
export async function endSessions(
  ctx: Context,
  { reason, ...which }: SessionsToEnd & { readonly reason: string },
): Promise<number> {
  const ended = await revokeSessions(ctx.db, which, { at: ctx.now, reason });
  if (ended.length > 0)
    await recordAudit(ctx, {
      action: "session.ended",
      subject: { kind: "user", id: which.userId },
      reason,
      details: { session_ids: ended.slice(0, 50) },
    });
  return ended.length;
}
