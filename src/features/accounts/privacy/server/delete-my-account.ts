import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { forgetAccountEmails } from "#platform/mail/delete-old-emails.ts";
import { checkPassword } from "../../server/hash-password.ts";
import { findProfile, hasSecondFactor } from "../../server/profile-views.ts";
import type { privacyContract } from "../contract.ts";
import { eraseEverywhere, mayErase } from "./erase-everywhere.ts";

type Input = ParsedOf<typeof privacyContract.deleteMyAccount>;

/** Erases the caller, once they have proved who they are. */
export async function deleteMyAccount(ctx: Context, input: Input) {
  const userId = personAsking(ctx.actor);
  const { email, emailConfirmedAt, passwordHash } = await findProfile(ctx.db, userId);
  const proof = await checkProof(ctx, userId, { passwordHash, password: input.password });
  if (!proof.ok) return proof;
  const whose = { userId, email: emailConfirmedAt ? email : null };
  const decision = await mayErase(ctx, whose);
  if (!decision.ok) return decision;

  if (!emailConfirmedAt) await forgetAccountEmails(ctx.db, [email]);
  await eraseEverywhere(ctx, whose);
  await recordAudit(ctx, { action: "account.erased", subject: { kind: "user", id: userId }, ip: "" });
  return accept({});
}

/** Anyone with a second factor has just entered it; without a password that is proof enough. */
async function checkProof(ctx: Context, userId: string, input: { passwordHash: string | null; password: string }) {
  if (input.passwordHash === null)
    return (await hasSecondFactor(ctx.db, userId)) ? accept(true) : refuse("password_missing");
  return (await checkPassword(input.password, input.passwordHash)) ? accept(true) : refuse("wrong_password");
}
