import * as z from "zod";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertUser, updateUser } from "../../server/account-store.ts";
import { type Account, findAccount, findPrivacyInForce, isSwitchedOn } from "../../server/account-views.ts";
import { describeUser, nameFrom } from "../../server/describe-user.ts";
import { type AuthRequest, atLeast, emailAddress, readBody } from "../../server/handle-auth.ts";
import { issueToken } from "../../server/issue-token.ts";
import { spendAll, spendOnAccount } from "../../server/limit-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { deleteTokensOf } from "../../server/token-store.ts";
import { mailNotice, mailToken } from "../../server/write-account-emails.ts";

export const personData = z.object({
  name: z.string().trim().max(100).optional().catch(undefined),
  phone: z.string().trim().max(40).optional().catch(undefined),
});
const signUpRequest = z.object({
  email: emailAddress,
  password: z.string(),
  data: personData.nullish(),
});

/** POST /signup. Only the owner of the address learns, by email, whether it had an account before. */
export async function signUp(input: AuthRequest): Promise<AuthReply> {
  const { email, password, data } = readBody(signUpRequest, input.body);
  const { ctx } = input;
  if (!(await isSwitchedOn(ctx.db, "customer_signup"))) return refusals.signUpClosed();
  const problem = passwordProblem(password, email);
  if (problem) return refusals.weakPassword(problem);
  const { address } = ctx.caller;
  const mails = [["mailFromAddress", address] as const, ["mailToUser", email] as const];
  const tooMany = (await spendAll(input.limiter, mails)) ?? (await spendOnAccount(input.limiter, address));
  if (tooMany) return tooMany;

  return atLeast(input.pace.atLeast, async () => {
    const passwordHash = await input.hasher.hash(password);
    const request = { email, passwordHash, name: data?.name || nameFrom(email), phone: data?.phone ?? "" };
    const id = await input.change((inside) => takeIn(inside, input, request));
    return answer({ ...describeUser(pretend(id, request, ctx.now)), confirmation_sent_at: ctx.now.toISOString() });
  });
}

export type NewAccount = { email: string; name: string; phone: string; passwordHash: string | null };

async function takeIn(ctx: Context, { tokens }: AuthRequest, newAccount: NewAccount): Promise<string> {
  const id = ctx.newId();
  const isNew = await insertUser(ctx.db, {
    ...newAccount,
    id,
    createdAt: ctx.now,
    privacyVersion: await findPrivacyInForce(ctx.db, ctx.now),
  });
  const account = isNew ? undefined : await findAccount(ctx.db, { email: newAccount.email });
  if (account?.emailConfirmedAt) {
    await mailNotice(ctx, account, "address_taken");
    return id;
  }
  const userId = account?.id ?? id;
  const purpose = account ? await signUpAgain(ctx, account, newAccount) : "signup";
  await mailToken(
    ctx,
    newAccount,
    purpose,
    await issueToken(ctx, tokens.keyring, { userId, purpose, email: newAccount.email }),
  );
  if (isNew) await recordAudit(ctx, { action: "user.signed_up", subject: { kind: "user", id } });
  return id;
}

const day = 24 * 3600 * 1000;

/**
 * An unconfirmed account belongs to no one. If two people sign up for it within a day, neither password can be trusted:
 * anyone who reads the mail chooses a new one.
 */
async function signUpAgain(ctx: Context, account: Account, newAccount: NewAccount): Promise<"signup" | "recovery"> {
  const touchedAt = (account.updatedAt ?? account.createdAt).getTime();
  const isContested = ctx.now.getTime() - touchedAt < day;
  const { name, phone, passwordHash } = newAccount;
  await deleteTokensOf(ctx.db, account.id);
  await updateUser(ctx.db, account.id, {
    name,
    phone,
    passwordHash: isContested ? null : passwordHash,
    updatedAt: ctx.now,
  });
  return isContested ? "recovery" : "signup";
}

/** A new user’s answer, whether or not there is one. */
const pretend = (id: string, { email, name, phone }: NewAccount, now: Date): Account => ({
  id,
  email,
  name,
  phone,
  status: "active",
  passwordHash: null,
  emailConfirmedAt: null,
  lastSignInAt: null,
  createdAt: now,
  updatedAt: now,
  roles: [],
  factors: [],
  newEmail: null,
});
