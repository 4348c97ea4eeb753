import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { updateUser } from "../../server/account-store.ts";
import { type Account, findAccount } from "../../server/account-views.ts";
import type { Keyring } from "../../server/derive-keys.ts";
import { endLinks } from "../../server/end-links.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { type AuthRequest, readBody } from "../../server/handle-auth.ts";
import { codeText, hashOfToken } from "../../server/issue-token.ts";
import { spendAll } from "../../server/limit-auth.ts";
import { openSession } from "../../server/open-session.ts";
import { AuthRefused, type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import {
  countTry,
  lockLatestToken,
  lockToken,
  markUsed,
  type TokenPurpose,
  type TokenRow,
} from "../../server/token-store.ts";
import { mailNotice } from "../../server/write-account-emails.ts";

/** The client’s name for it, and its purpose. */
const purposes: Readonly<Record<string, readonly TokenPurpose[]>> = {
  signup: ["signup"],
  email: ["signup", "magiclink"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change"],
};

const verifyRequest = z.object({
  type: z.string().refine((type) => Object.hasOwn(purposes, type), "not a kind of link we know"),
  token_hash: z.string().max(200).optional(),
  email: z.string().trim().toLowerCase().max(254).optional(),
  token: z.string().trim().max(200).optional(),
});

const mostTries = 5;

/**
 * POST /verify: the link or the code from a mail, exchanged for a session. It works once. Codes can be guessed, so tries are
 * counted before; a link can’t be, so only wrong ones are: someone who guesses codes on the same network closes no link.
 */
export async function verifyLink(input: AuthRequest): Promise<AuthReply> {
  const request = readBody(verifyRequest, input.body);
  const spend = () => spendAll(input.limiter, [["verifyFromAddress", input.ctx.caller.address]]);
  if (request.token_hash) {
    const reply = await exchange(input, request);
    return reply.status === 200 ? reply : ((await spend()) ?? reply);
  }
  return (await spend()) ?? exchange(input, request);
}

function exchange(input: AuthRequest, request: z.output<typeof verifyRequest>): Promise<AuthReply> {
  const fitting = purposes[request.type] ?? [];
  return input.change(async (ctx) => {
    const token = request.token_hash
      ? await lockToken(ctx.db, hashOfToken(request.token_hash), ctx.now)
      : await findByCode(ctx, input.tokens.keyring, { email: request.email ?? "", code: request.token ?? "", fitting });
    if (!token || !fitting.includes(token.purpose)) return refusals.linkExpired();
    const account = await findAccount(ctx.db, { id: token.userId });
    if (!account || account.status === "erased") return refusals.linkExpired();
    if (account.status === "suspended") return refusals.suspended();
    if (!isForItsAddress(token, account)) return refusals.linkExpired();

    await markUsed(ctx.db, token.tokenHash, ctx.now);
    await confirm(ctx, account, token);
    return answer(await openSession(ctx, input.tokens, { userId: account.id, methods: ["otp"] }));
  });
}

/** A link requested just before the address changed went to the old one. */
const isForItsAddress = (token: TokenRow, account: Account) =>
  token.purpose === "email_change" || token.email.toLowerCase() === account.email.toLowerCase();

/** A wrong code is counted, so the caller's transaction must commit. */
export async function findByCode(
  ctx: Context,
  keyring: Keyring,
  { email, code, fitting }: { email: string; code: string; fitting: readonly TokenPurpose[] },
): Promise<TokenRow | undefined> {
  const token = await lockLatestToken(ctx.db, { email, purposes: fitting, now: ctx.now });
  if (!token?.codeHash || token.tries >= mostTries) return undefined;
  if (keyring.matches("code", codeText(token.purpose, token.email, code), token.codeHash)) return token;
  await countTry(ctx.db, token.tokenHash);
  return undefined;
}

/** Anyone who received the mail owns its address. */
async function confirm(ctx: Context, account: Account, token: TokenRow): Promise<void> {
  if (token.purpose === "email_change") return changeAddress(ctx, account, token.email);
  if (account.emailConfirmedAt) return;
  await updateUser(ctx.db, account.id, { emailConfirmedAt: ctx.now, updatedAt: ctx.now });
  await recordAudit(ctx, { action: "user.email_confirmed", subject: { kind: "user", id: account.id } });
}

async function changeAddress(ctx: Context, account: Account, email: string): Promise<void> {
  if (await findAccount(ctx.db, { email })) throw new AuthRefused(refusals.addressTaken());
  await updateUser(ctx.db, account.id, { email, emailConfirmedAt: ctx.now, updatedAt: ctx.now });
  const reason = "e-mail address changed";
  await endSessions(ctx, { userId: account.id, reason });
  await endLinks(ctx, { userId: account.id, email: account.email, reason });
  await recordAudit(ctx, { action: "user.email_changed", subject: { kind: "user", id: account.id } });
  await mailNotice(ctx, account, "email_changed");
}
