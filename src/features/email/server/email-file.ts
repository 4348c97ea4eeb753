import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isSecretKey } from "#platform/mail/mailer.ts";
import type { emailContract } from "../contract.ts";
import { findEmail } from "./views.ts";

/** A file of an email, as the customer got it. */
export async function emailFile(ctx: Context, { id, nth }: ParsedOf<typeof emailContract.emailFile>) {
  const email = await findEmail(ctx.db, id);
  const file = email && !isSecretKey(email.key) ? email.attachments[nth] : undefined;
  return file ? accept(file) : refuse("not_found");
}
