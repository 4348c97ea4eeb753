import { Secret, TOTP } from "otpauth";
import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findAccount } from "../../server/account-views.ts";
import type { Keyring } from "../../server/derive-keys.ts";
import { type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { giveBackAll, spendAll } from "../../server/limit-auth.ts";
import { type AuthReply, refusals } from "../../server/refuse-auth.ts";
import { lockUser } from "../../server/user-store.ts";
import { mailNotice } from "../../server/write-account-emails.ts";
import {
  countChallengeTry,
  type FactorRow,
  lockChallenge,
  lockFactor,
  spendChallenge,
  updateFactor,
} from "./factor-store.ts";
import { liftSession, replaceSession } from "./lift-session.ts";

const verifyRequest = z.object({ challenge_id: z.uuid(), code: z.string().trim().max(20) });

const mostTries = 5;
const period = 30;

/** POST /factors/:id/verify: a code from the app. The first one finishes setting it up. */
export async function verifyFactor(input: PersonAuthRequest): Promise<AuthReply> {
  const { challenge_id, code } = readBody(verifyRequest, input.body);
  const tries = [["factor", input.person.userId]] as const;
  const tooMany = await spendAll(input.limiter, tries);
  if (tooMany) return tooMany;

  const reply = await input.change(async (ctx) => {
    const factor = await lockFactor(ctx.db, input.person.userId, input.param("id"));
    if (!factor) return refusals.factorUnknown();
    // A factor that is not set up yet proves nothing if another one is required.
    if (factor.state === "unverified" && input.person.session.owesFactor) return refusals.factorFirst();
    const challenge = await lockChallenge(ctx.db, factor.id, challenge_id);
    if (!challenge || challenge.usedAt || challenge.expiresAt <= ctx.now || challenge.tries >= mostTries)
      return refusals.challengeOver();
    const step = stepOf(factor, code, input.tokens.keyring, ctx.now);
    if (step === undefined) {
      await countChallengeTry(ctx.db, challenge.id);
      return refusals.wrongCode();
    }
    await spendChallenge(ctx.db, challenge.id, ctx.now);
    await noteCode(ctx, input, factor, step);
    if (factor.state === "verified") return liftSession(ctx, input, "totp");
    await tellOfFactor(ctx, input.person.userId);
    return replaceSession(ctx, input, "totp");
  });
  if (reply.status === 200) await giveBackAll(input.limiter, tries);
  return reply;
}

/** Whether the code is of the last, current or next half minute; one older than the last used code is refused. */
function stepOf(factor: FactorRow, code: string, keyring: Keyring, now: Date): number | undefined {
  const secret = keyring.open(factor.secret);
  if (secret === undefined || !/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  return step > factor.lastStep ? step : undefined;
}

async function noteCode(ctx: Context, input: PersonAuthRequest, factor: FactorRow, step: number): Promise<void> {
  const { keyring } = input.tokens;
  // Someone signing in at this moment waits for the account's row, and then finds the factor.
  if (factor.state === "unverified") await lockUser(ctx.db, input.person.userId);
  await updateFactor(ctx.db, factor.id, {
    lastStep: step,
    // Sealed again each time, so that an old secret can be laid aside once everyone has used theirs.
    secret: keyring.seal(keyring.open(factor.secret) ?? ""),
    ...(factor.state === "unverified" && { state: "verified" as const, verifiedAt: ctx.now }),
  });
}

async function tellOfFactor(ctx: Context, userId: string): Promise<void> {
  await recordAudit(ctx, { action: "factor.added", subject: { kind: "user", id: userId } });
  const account = await findAccount(ctx.db, { id: userId });
  if (account) await mailNotice(ctx, account, "factor_added");
}
