import { randomBytes } from "node:crypto";
import { recordAudit } from "#platform/audit.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";
import { replaceRecoveryCodes } from "./factor-store.ts";
import { hashRecoveryCode } from "./hash-recovery-code.ts";

/** How many are made at a time. */
export const recoveryCodeCount = 10;
/** Without characters that look alike. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** POST /factors/recovery-codes: ten codes for the day the phone is lost. Those from before no longer work. */
export async function makeRecoveryCodes(input: PersonAuthRequest): Promise<AuthReply> {
  const { userId, session } = input.person;
  if (session.assurance < 2) return refusals.factorFirst();
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await input.change(async (ctx) => {
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await replaceRecoveryCodes(ctx.db, userId, hashes, ctx.now);
    await recordAudit(ctx, { action: "recovery_codes.made", subject: { kind: "user", id: userId } });
  });
  return answer({ id: userId, type: "recovery_code", total: recoveryCodeCount, codes });
}

/** Twelve characters: nearly sixty bits, too many to guess even with stolen hashes. */
function newCode(): string {
  // 248 is the largest multiple of 31 in a byte: beyond it some characters would be more frequent.
  const letters = [...randomBytes(64)].filter((byte) => byte < 248).map((byte) => alphabet[byte % 31]);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
}
