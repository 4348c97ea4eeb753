import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertUser } from "../../server/account-store.ts";
import { type Account, findAccount, isSwitchedOn } from "../../server/account-views.ts";
import { type AuthRequest, atLeast, emailAddress, type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { issueToken } from "../../server/issue-token.ts";
import { spendAll } from "../../server/limit-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { mailCode, mailToken, type TokenEmail } from "../../server/write-account-emails.ts";
import { nameFrom, personData } from "./sign-up.ts";

const recoverRequest = z.object({ email: emailAddress });
const otpRequest = z.object({
  email: emailAddress,
  create_user: z.boolean().default(true),
  data: personData.nullish(),
});
const resendRequest = z.object({ email: emailAddress, type: z.enum(["signup", "email_change"]) });

/** POST /recover: a link to choose a new password. It confirms the address too, for whoever was never told. */
export function recoverAccount(asked: AuthRequest): Promise<AuthReply> {
  const { email } = readBody(recoverRequest, asked.body);
  return mailSilently(asked, email, async (ctx) => {
    const account = await findAccount(ctx.db, { email });
    if (account?.status === "active") await mailLink(ctx, asked, account, "recovery");
  });
}

/** POST /otp: a link or a code instead of a password. */
export function sendMagicLink(asked: AuthRequest): Promise<AuthReply> {
  const { email, create_user: mayCreate, data } = readBody(otpRequest, asked.body);
  return mailSilently(asked, email, async (ctx) => {
    const known = await findAccount(ctx.db, { email });
    const name = data?.name || nameFrom(email);
    const account =
      known ?? (mayCreate ? await makeAccount(ctx, { email, name, phone: data?.phone ?? "" }) : undefined);
    if (account?.status === "active") await mailLink(ctx, asked, account, "magiclink");
  });
}

/** POST /resend: the confirmation once more. */
export function resendLink(asked: AuthRequest): Promise<AuthReply> {
  const { email, type } = readBody(resendRequest, asked.body);
  return mailSilently(asked, email, async (ctx) => {
    const account = await findAccount(ctx.db, { email });
    if (account?.status !== "active") return;
    if (type === "signup" && !account.emailConfirmedAt)
      // Nobody's password stands while two people want the account.
      await mailLink(ctx, asked, account, account.passwordHash ? "signup" : "recovery");
    if (type === "email_change" && account.newEmail)
      await mailLink(ctx, asked, { ...account, email: account.newEmail }, "email_change");
  });
}

/** GET /reauthenticate: a code for somebody who signed in long ago and changes how they sign in. */
export async function sendCode(asked: PersonAuthRequest): Promise<AuthReply> {
  const account = await findAccount(asked.ctx.db, { id: asked.person.userId });
  if (!account) return refusals.sessionOver();
  const tooMany = await spendAll(asked.limiter, [["mailToUser", account.email]]);
  if (tooMany) return tooMany;
  const { id: userId, email } = account;
  await asked.change(async (ctx) => {
    const token = await issueToken(ctx, asked.tokens.keyring, { userId, purpose: "reauthentication", email });
    await mailCode(ctx, account, token);
  });
  return answer({});
}

/** The same answer after the same time, whoever the address belongs to. */
async function mailSilently(asked: AuthRequest, email: string, send: (ctx: Context) => Promise<void>) {
  const tooMany = await spendAll(asked.limiter, [
    ["mailFromAddress", asked.ctx.caller.address],
    ["mailToUser", email],
  ]);
  if (tooMany) return tooMany;
  await atLeast(asked.pace.atLeast, () => asked.change(send));
  return answer({});
}

export async function mailLink(
  ctx: Context,
  { tokens }: AuthRequest,
  { id: userId, email, name }: Pick<Account, "id" | "email" | "name">,
  purpose: TokenEmail,
): Promise<void> {
  await mailToken(ctx, { email, name }, purpose, await issueToken(ctx, tokens.keyring, { userId, purpose, email }));
}

async function makeAccount(ctx: Context, wanted: { email: string; name: string; phone: string }) {
  if (!(await isSwitchedOn(ctx.db, "customer_signup"))) return undefined;
  const id = ctx.newId();
  if (await insertUser(ctx.db, { ...wanted, id, createdAt: ctx.now }))
    await recordAudit(ctx, { action: "user.signed_up", subject: { kind: "user", id } });
  return findAccount(ctx.db, { email: wanted.email });
}
