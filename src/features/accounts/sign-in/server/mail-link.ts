import type { Context } from "#platform/context.ts";
import type { Account } from "../../server/account-views.ts";
import type { AuthRequest } from "../../server/handle-auth.ts";
import { issueToken } from "../../server/issue-token.ts";
import { mailToken, type TokenEmail } from "../../server/write-account-emails.ts";

export async function mailLink(
  ctx: Context,
  { tokens }: AuthRequest,
  { id: userId, email, name }: Pick<Account, "id" | "email" | "name">,
  purpose: TokenEmail,
): Promise<void> {
  await mailToken(ctx, { email, name }, purpose, await issueToken(ctx, tokens.keyring, { userId, purpose, email }));
}
