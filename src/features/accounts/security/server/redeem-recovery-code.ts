import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import { findAccount, hasVerifiedFactor } from "../../server/account-views.ts";
import { type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { giveBackAll, spendAll } from "../../server/limit-auth.ts";
import { type AuthReply, refusals } from "../../server/refuse-auth.ts";
import { mailNotice } from "../../server/write-account-emails.ts";
import { spendRecoveryCode } from "./factor-store.ts";
import { hashRecoveryCode } from "./hash-recovery-code.ts";
import { liftSession } from "./lift-session.ts";

const recoverRequest = z.object({ code: z.string().trim().max(40) });

/** POST /factors/recover: one of the ten instead of a code from the app. */
export async function redeemRecoveryCode(input: PersonAuthRequest): Promise<AuthReply> {
  const { code } = readBody(recoverRequest, input.body);
  const { userId } = input.person;
  const tries = [["factor", userId]] as const;
  const tooMany = await spendAll(input.limiter, tries);
  if (tooMany) return tooMany;

  const reply = await input.change(async (ctx) => {
    const isRight =
      (await hasVerifiedFactor(ctx.db, userId)) &&
      (await spendRecoveryCode(ctx.db, userId, hashRecoveryCode(userId, code), ctx.now));
    if (!isRight) return refusals.wrongCode();
    await recordAudit(ctx, { action: "recovery_code.used", subject: { kind: "user", id: userId } });
    const account = await findAccount(ctx.db, { id: userId });
    if (account) await mailNotice(ctx, account, "recovery_code_used");
    return liftSession(ctx, input, "recovery_code");
  });
  if (reply.status === 200) await giveBackAll(input.limiter, tries);
  return reply;
}
