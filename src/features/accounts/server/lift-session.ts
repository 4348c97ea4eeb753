import type { Context } from "#platform/context.ts";
import { findAccount } from "./account-views.ts";
import type { AuthAskedByPerson } from "./handle-auth.ts";
import { describeSession } from "./open-session.ts";
import { AuthRefused, type AuthReply, answer, refusals } from "./refuse-auth.ts";
import { lockSession, updateSession } from "./session-store.ts";

/** Notes in the session that a second factor was shown, and hands out tokens that say so. */
export async function liftSession(ctx: Context, asked: AuthAskedByPerson, method: string): Promise<AuthReply> {
  const session = await lockSession(ctx.db, asked.person.session.id);
  const account = await findAccount(ctx.db, { id: asked.person.userId });
  if (!session || session.revokedAt || account?.status !== "active") throw new AuthRefused(refusals.sessionOver());
  const shown = { method, timestamp: Math.floor(ctx.now.getTime() / 1000) };
  const lifted = await updateSession(ctx.db, session.id, {
    assurance: 2,
    factorAt: ctx.now,
    methods: [...session.methods.filter((other) => other.method !== method), shown],
  });
  return answer(await describeSession(asked.tokens, account, lifted, ctx.now));
}
