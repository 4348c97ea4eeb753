import { personAsking } from "#domain/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Erasures } from "#platform/erasures.ts";
import { forgetLetters } from "#platform/mail/forget-letters.ts";
import type { profileContract } from "../profile-contract.ts";
import { endSessions } from "./end-sessions.ts";
import { countUnpaid, countUpcoming } from "./erasure-views.ts";
import { checkPassword } from "./hash-password.ts";
import { eraseUser } from "./profile-store.ts";
import { findProfile, findRolesOf, hasSecondFactor } from "./profile-views.ts";

type Asked = ParsedOf<typeof profileContract.deleteMyAccount>;

/**
 * Erases the person in one transaction: when the answer comes, nothing of them is left in any feature's tables.
 * The other features do their part by `erasures` and not by an event, for an event would keep the address it tells.
 */
export const deleteMyAccount = (erasures: Erasures) => async (ctx: Context, asked: Asked) => {
  const userId = personAsking(ctx.actor);
  const { email, emailConfirmedAt, passwordHash } = await findProfile(ctx.db, userId);
  const proof = await checkProof(ctx, userId, { passwordHash, password: asked.password });
  if (!proof.ok) return proof;

  const whose = { userId, email: emailConfirmedAt ? email : null };
  if ((await findRolesOf(ctx.db, userId)).length > 0) return refuse("has_role");
  if ((await countUpcoming(ctx.db, whose, ctx.now)) > 0) return refuse("upcoming_booking");
  if ((await countUnpaid(ctx.db, whose)) > 0) return refuse("unpaid_booking");

  await endSessions(ctx, { userId, reason: "account_erased" });
  for (const erase of Object.values(erasures)) await erase(ctx, whose);
  await forgetLetters(ctx.db, email);
  await eraseUser(ctx.db, { userId, email, at: ctx.now });
  await recordAudit(ctx, { action: "account.erased", subject: { kind: "user", id: userId } });
  return accept({});
};

/** The call has already asked for a fresh second factor of whoever has one; without a password that is proof enough. */
async function checkProof(ctx: Context, userId: string, given: { passwordHash: string | null; password: string }) {
  if (given.passwordHash === null)
    return (await hasSecondFactor(ctx.db, userId)) ? accept(true) : refuse("password_missing");
  return (await checkPassword(given.password, given.passwordHash)) ? accept(true) : refuse("wrong_password");
}
