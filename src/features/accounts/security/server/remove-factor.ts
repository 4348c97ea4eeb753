import { recordAudit } from "#platform/audit.ts";
import { findAccount } from "../../server/account-views.ts";
import { endSessions } from "../../server/end-sessions.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { lowerAssurance } from "../../server/session-store.ts";
import { mailNotice } from "../../server/write-account-emails.ts";
import { deleteFactor, lockFactor, replaceRecoveryCodes } from "./factor-store.ts";

/** DELETE /factors/:id. An active one can only be removed by someone who has just entered a second factor. */
export async function removeFactor(input: PersonAuthRequest): Promise<AuthReply> {
  const { userId, session } = input.person;
  return input.change(async (ctx) => {
    const factor = await lockFactor(ctx.db, userId, input.param("id"));
    if (!factor) return refusals.factorUnknown();
    if (factor.state === "verified" && session.assurance < 2) return refusals.factorFirst();

    await deleteFactor(ctx.db, factor.id);
    const account = await findAccount(ctx.db, { id: userId });
    if (factor.state === "unverified" || !account) return answer({ id: factor.id });
    if (!account.factors.some(({ state }) => state === "verified")) {
      await replaceRecoveryCodes(ctx.db, userId, [], ctx.now);
      await lowerAssurance(ctx.db, userId);
    }
    await endSessions(ctx, { userId, exceptId: session.id, reason: "second factor removed" });
    await recordAudit(ctx, { action: "factor.removed", subject: { kind: "user", id: userId } });
    await mailNotice(ctx, account, "factor_removed");
    return answer({ id: factor.id });
  });
}
