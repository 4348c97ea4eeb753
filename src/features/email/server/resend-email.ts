import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { emailContract } from "../contract.ts";
import { findEmail } from "./views.ts";

/** Sends an email once more: the customer has lost it, or the mail server would not have it. */
export async function resendEmail(ctx: Context, { id }: ParsedOf<typeof emailContract.resendEmail>) {
  const email = await findEmail(ctx.db, id);
  if (!email) return refuse("not_found");

  if (!(await ctx.mailAgain(id))) return refuse("not_possible");

  await recordAudit(ctx, {
    action: "letter.resent",
    subject: { kind: "letter", id },
    details: { template: email.template, about: email.about },
  });
  return accept({ id });
}
