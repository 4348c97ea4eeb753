import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { emailContract } from "../contract.ts";
import { findLetter } from "./views.ts";

/** Sends a letter once more: the customer has lost it, or the mail server would not have it. */
export async function resendLetter(ctx: Context, { id }: ParsedOf<typeof emailContract.resendLetter>) {
  const letter = await findLetter(ctx.db, id);
  if (!letter) return refuse("not_found");

  if (!(await ctx.mailAgain(id))) return refuse("not_possible");

  await recordAudit(ctx, {
    action: "letter.resent",
    subject: { kind: "letter", id },
    details: { template: letter.template, about: letter.about },
  });
  return accept({ id });
}
