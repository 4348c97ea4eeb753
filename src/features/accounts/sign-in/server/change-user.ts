import * as z from "zod";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { updateUser } from "../../server/account-store.ts";
import { type Account, findAccount } from "../../server/account-views.ts";
import { endLinks } from "../../server/end-links.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { atLeast, emailAddress, type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { spendAll } from "../../server/limit-auth.ts";
import { AuthRefused, type AuthReply, refusals } from "../../server/refuse-auth.ts";
import { markUsed } from "../../server/token-store.ts";
import { mailNotice } from "../../server/write-account-emails.ts";
import { findOwnAccount } from "./find-own-account.ts";
import { mailLink } from "./mail-link.ts";
import { showUser } from "./show-user.ts";
import { personData } from "./sign-up.ts";
import { findByCode } from "./verify-link.ts";

const changeRequest = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  current_password: z.string().max(800).optional(),
  nonce: z.string().trim().max(20).optional(),
  data: personData.nullish(),
});
type ChangeRequest = z.output<typeof changeRequest>;

/** PUT /user: one's own password, address, name and phone. */
export async function changeUser(input: PersonAuthRequest): Promise<AuthReply> {
  const request = readBody(changeRequest, input.body);
  const account = await findOwnAccount(input);
  const isNewAddress = request.email !== undefined && request.email !== account.email.toLowerCase();
  if (request.password !== undefined || isNewAddress) await makeSure(input, account, request);
  const passwordHash = request.password === undefined ? undefined : await newHash(input, account, request.password);

  await input.change(async (ctx) => {
    if (passwordHash) await changePassword(ctx, input, account, passwordHash);
    const { name, phone } = request.data ?? {};
    if (name || phone !== undefined)
      await updateUser(ctx.db, account.id, {
        ...(name && { name }),
        ...(phone !== undefined && { phone }),
        updatedAt: ctx.now,
      });
  });
  // After the password, which ends every link from before.
  if (isNewAddress && request.email) await askNewAddress(input, account, request.email);
  return showUser(input);
}

const day = 24 * 3600;

/** A browser left open must not be enough to take over an account, so changes to signing in require more. */
async function makeSure(input: PersonAuthRequest, account: Account, request: ChangeRequest): Promise<void> {
  const { ctx, person } = input;
  const hasFactor = account.factors.some(({ state }) => state === "verified");
  if (hasFactor && person.session.assurance < 2) throw new AuthRefused(refusals.factorFirst());
  if (request.current_password !== undefined) return checkCurrent(input, account, request.current_password);
  const latest = Math.max(0, ...input.methods.map(({ timestamp }) => timestamp));
  if (ctx.now.getTime() / 1000 - latest < day) return;
  if (request.nonce === undefined) throw new AuthRefused(refusals.confirmAgain());
  const { nonce } = request;
  const isRight = await input.change(async (inside) => {
    const fitting = ["reauthentication"] as const;
    const token = await findByCode(inside, input.tokens.keyring, { email: account.email, code: nonce, fitting });
    if (token) await markUsed(inside.db, token.tokenHash, inside.now);
    return token !== undefined;
  });
  if (!isRight) throw new AuthRefused(refusals.wrongNonce());
}

async function checkCurrent(input: PersonAuthRequest, account: Account, password: string): Promise<void> {
  const tooMany = await spendAll(input.limiter, [["signInToAccountFromAddress", `${account.email} own`]]);
  if (tooMany) throw new AuthRefused(tooMany);
  if (!(await input.hasher.check(password, account.passwordHash))) throw new AuthRefused(refusals.wrongCredentials());
}

async function newHash({ hasher }: PersonAuthRequest, account: Account, password: string): Promise<string> {
  const problem = passwordProblem(password, account.email);
  if (problem) throw new AuthRefused(refusals.weakPassword(problem));
  if (account.passwordHash && (await hasher.check(password, account.passwordHash)))
    throw new AuthRefused(refusals.samePassword());
  return hasher.hash(password);
}

async function changePassword(ctx: Context, input: PersonAuthRequest, account: Account, passwordHash: string) {
  await updateUser(ctx.db, account.id, { passwordHash, updatedAt: ctx.now });
  const reason = "password changed";
  await endSessions(ctx, { userId: account.id, exceptId: input.person.session.id, reason });
  await endLinks(ctx, { userId: account.id, email: account.email, reason });
  await recordAudit(ctx, { action: "user.password_changed", subject: { kind: "user", id: account.id } });
  await mailNotice(ctx, account, "password_changed");
}

/** The new address counts once its owner confirms it; only that owner learns whether another account has it. */
async function askNewAddress(input: PersonAuthRequest, account: Account, email: string): Promise<void> {
  const tooMany = await spendAll(input.limiter, [["mailToUser", email]]);
  if (tooMany) throw new AuthRefused(tooMany);
  await atLeast(input.pace.atLeast, () =>
    input.change(async (ctx) => {
      const holder = await findAccount(ctx.db, { email });
      if (holder) await mailNotice(ctx, holder, "address_taken");
      else await mailLink(ctx, input, { ...account, email }, "email_change");
      await recordAudit(ctx, { action: "user.email_change_asked", subject: { kind: "user", id: account.id } });
    }),
  );
}
