import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import { findAccount, hasVerifiedFactor } from "../../server/account-views.ts";
import { type PersonAuthRequest, readBody } from "../../server/handle-auth.ts";
import { giveBackAll, spendAll } from "../../server/limit-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { mailNotice } from "../../server/write-account-emails.ts";
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "./factor-store.ts";
import { liftSession } from "./lift-session.ts";

const howMany = 10;
/** Without letters and figures that look alike. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** POST /factors/recovery-codes: ten codes for the day the phone is lost. Those from before no longer work. */
export async function makeRecoveryCodes(asked: PersonAuthRequest): Promise<AuthReply> {
  const { userId, session } = asked.person;
  if (session.assurance < 2) return refusals.factorFirst();
  const codes = Array.from({ length: howMany }, newCode);
  await asked.change(async (ctx) => {
    const hashes = codes.map((code) => hashOfCode(userId, code));
    await replaceRecoveryCodes(ctx.db, userId, hashes, ctx.now);
    await recordAudit(ctx, { action: "recovery_codes.made", subject: { kind: "user", id: userId } });
  });
  return answer({ id: userId, type: "recovery_code", total: howMany, codes });
}

/** GET /factors/recovery-codes: how many are left. */
export const countCodes = async ({ ctx, person }: PersonAuthRequest): Promise<AuthReply> =>
  answer({
    id: person.userId,
    type: "recovery_code",
    total: howMany,
    remaining: await countRecoveryCodes(ctx.db, person.userId),
  });

const recoverRequest = z.object({ code: z.string().trim().max(40) });

/** POST /factors/recover: one of the ten instead of a code from the app. */
export async function spendCode(asked: PersonAuthRequest): Promise<AuthReply> {
  const { code } = readBody(recoverRequest, asked.body);
  const { userId } = asked.person;
  const tries = [["factor", userId]] as const;
  const tooMany = await spendAll(asked.limiter, tries);
  if (tooMany) return tooMany;

  const reply = await asked.change(async (ctx) => {
    const isRight =
      (await hasVerifiedFactor(ctx.db, userId)) &&
      (await spendRecoveryCode(ctx.db, userId, hashOfCode(userId, code), ctx.now));
    if (!isRight) return refusals.wrongCode();
    await recordAudit(ctx, { action: "recovery_code.used", subject: { kind: "user", id: userId } });
    const account = await findAccount(ctx.db, { id: userId });
    if (account) await mailNotice(ctx, account, "recovery_code_used");
    return liftSession(ctx, asked, "recovery_code");
  });
  if (reply.status === 200) await giveBackAll(asked.limiter, tries);
  return reply;
}

/** Twelve characters: nearly sixty bits, too many to guess even for whoever has stolen the hashes. */
function newCode(): string {
  // 248 is the largest multiple of 31 in a byte: beyond it some characters would come more often.
  const letters = [...randomBytes(64)].filter((byte) => byte < 248).map((byte) => alphabet[byte % 31]);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
}

const hashOfCode = (userId: string, code: string) =>
  createHash("sha256")
    .update(`${userId}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, "")}`)
    .digest("base64url");
