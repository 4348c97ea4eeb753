import * as z from "zod";
import { judgeRefresh, sessionLife } from "#domain/account/session-rules.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type Account, findAccount } from "../../server/account-views.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { type AuthRequest, readBody } from "../../server/handle-auth.ts";
import { asPerson, describeSession } from "../../server/open-session.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { lockSession, type SessionRow, updateSession } from "../../server/session-store.ts";
import { mailNotice } from "../../server/write-account-emails.ts";

const refreshRequest = z.object({ refresh_token: z.string().max(500) });

/**
 * POST /token?grant_type=refresh_token. Never answered with 429 or 404, which would make the official client sign its
 * owner out. Refreshes of one session are sequential across instances.
 */
export async function refreshSession(input: AuthRequest): Promise<AuthReply> {
  const { refresh_token } = readBody(refreshRequest, input.body);
  const claims = input.tokens.readRefresh(refresh_token);
  if (!claims) return refusals.refreshUnknown();

  return input.change(async (ctx) => {
    const session = await lockSession(ctx.db, claims.sessionId);
    if (!session || session.revokedAt) return refusals.refreshUnknown();
    if (session.idleUntil <= ctx.now || session.endsAt <= ctx.now) return refusals.sessionExpired();
    const account = await findAccount(ctx.db, { id: session.userId });
    if (!account) return refusals.refreshUnknown();
    if (account.status !== "active") return refusals.suspended();

    const sinceExchange = ctx.now.getTime() - session.rotatedAt.getTime();
    const verdict = judgeRefresh(session.counter - claims.counter, sinceExchange);
    if (verdict === "reuse") return endReused(asPerson(ctx, account, session), account, session);
    const current = verdict === "rotate" ? await rotate(ctx, account, session) : session;
    return answer(await describeSession(input.tokens, account, current, ctx.now));
  });
}

/** Today’s roles decide how long it lasts: a customer who became an admin is no longer signed in for weeks. */
function rotate(ctx: Context, { roles }: Account, session: SessionRow): Promise<SessionRow> {
  const life = sessionLife(roles, session.impersonatorId !== null);
  const endsAt = Math.min(session.endsAt.getTime(), session.createdAt.getTime() + life.longest);
  return updateSession(ctx.db, session.id, {
    counter: session.counter + 1,
    rotatedAt: ctx.now,
    lastSeenAt: ctx.now,
    idleUntil: new Date(Math.min(endsAt, ctx.now.getTime() + life.idle)),
    endsAt: new Date(endsAt),
    ip: ctx.caller.address,
    userAgent: ctx.caller.userAgent.slice(0, 300),
  });
}

/**
 * Two people hold tokens of one session, and one of them copied it. They can’t be distinguished, so both are signed
 * out.
 */
async function endReused(ctx: Context, account: Account, session: SessionRow): Promise<AuthReply> {
  await endSessions(ctx, { userId: account.id, onlyId: session.id, reason: "refresh token used twice" });
  await recordAudit(ctx, {
    action: "session.reuse_detected",
    subject: { kind: "user", id: account.id },
    details: { session_id: session.id },
  });
  await mailNotice(ctx, account, "session_reused");
  return refusals.refreshReused();
}
