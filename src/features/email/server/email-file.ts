import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isSecretKey } from "#platform/mail/mailer.ts";
import type { emailContract } from "../contract.ts";
import { findEmail } from "./views.ts";

/** A file of an email, as the customer got it. */
export async function emailFile(ctx: Context, { id, nth }: ParsedOf<typeof emailContract.emailFile>) {
  const found = await findEmail(ctx.db, id);
  const file = found && !isSecretKey(found.key) ? found.attachments[nth] : undefined;
  return file ? accept(file) : refuse("not_found");
}
