import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { insertChallenge, lockFactor } from "./factor-store.ts";

const patience = 5 * 60_000;

/** POST /factors/:id/challenge: a code will follow. */
export async function challengeFactor(input: PersonAuthRequest): Promise<AuthReply> {
  return input.change(async (ctx) => {
    const factor = await lockFactor(ctx.db, input.person.userId, input.param("id"));
    if (!factor) return refusals.factorUnknown();
    const id = ctx.newId();
    const expiresAt = new Date(ctx.now.getTime() + patience);
    await insertChallenge(ctx.db, { id, factorId: factor.id, createdAt: ctx.now, expiresAt });
    return answer({ id, type: "totp", expires_at: Math.floor(expiresAt.getTime() / 1000) });
  });
}
