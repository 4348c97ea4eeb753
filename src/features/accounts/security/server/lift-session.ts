import type { Context } from "#platform/context.ts";
import { findAccount } from "../../server/account-views.ts";
import { endSessions } from "../../server/end-sessions.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { describeSession } from "../../server/open-session.ts";
import { AuthRefused, type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { insertSession, lockSession, type SessionRow, updateSession } from "../../server/session-store.ts";

/** Records in the session that a second factor was entered, and issues tokens that say so. */
export async function liftSession(ctx: Context, input: PersonAuthRequest, method: string): Promise<AuthReply> {
  const { session, account } = await ownSession(ctx, input);
  const lifted = await updateSession(ctx.db, session.id, shownNow(ctx, session, method));
  return answer(await describeSession(input.tokens, account, lifted, ctx.now));
}

/**
 * The first code of the first factor: every session from before ends, this one included, and a new one goes on in its
 * place for as long as this one would have. Tokens from before say nothing of a factor, so none of them may live on.
 */
export async function replaceSession(ctx: Context, input: PersonAuthRequest, method: string): Promise<AuthReply> {
  const { session, account } = await ownSession(ctx, input);
  const next = { ...session, ...shownNow(ctx, session, method), id: ctx.newId(), counter: 0, rotatedAt: ctx.now };
  const replaced = await insertSession(ctx.db, next);
  await endSessions(ctx, { userId: account.id, exceptId: replaced.id, reason: "second factor set up" });
  return answer(await describeSession(input.tokens, account, replaced, ctx.now));
}

async function ownSession(ctx: Context, { person }: PersonAuthRequest) {
  const session = await lockSession(ctx.db, person.session.id);
  const account = await findAccount(ctx.db, { id: person.userId });
  if (!session || session.revokedAt || account?.status !== "active") throw new AuthRefused(refusals.sessionOver());
  return { session, account };
}

function shownNow({ now }: Context, session: SessionRow, method: string) {
  const shown = { method, timestamp: Math.floor(now.getTime() / 1000) };
  return {
    assurance: 2 as const,
    factorAt: now,
    methods: [...session.methods.filter((other) => other.method !== method), shown],
  };
}
