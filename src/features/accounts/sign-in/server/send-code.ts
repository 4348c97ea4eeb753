import { findAccount } from "../../server/account-views.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { issueToken } from "../../server/issue-token.ts";
import { spendAll } from "../../server/limit-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { mailCode } from "../../server/write-account-emails.ts";

/** GET /reauthenticate: a code for someone who signed in long ago and changes how they sign in. */
export async function sendCode(input: PersonAuthRequest): Promise<AuthReply> {
  const account = await findAccount(input.ctx.db, { id: input.person.userId });
  if (!account) return refusals.sessionOver();
  const tooMany = await spendAll(input.limiter, [["mailToUser", account.email]]);
  if (tooMany) return tooMany;
  const { id: userId, email } = account;
  await input.change(async (ctx) => {
    const token = await issueToken(ctx, input.tokens.keyring, { userId, purpose: "reauthentication", email });
    await mailCode(ctx, account, token);
  });
  return answer({});
}
