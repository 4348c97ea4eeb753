import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isSecretKey } from "#platform/mail/mailer.ts";
import type { emailContract } from "../contract.ts";
import { describeEmail } from "./describe-email.ts";
import { findEmail } from "./views.ts";

/** One email as it was written. What lets its reader in is no one else's to read, not even while it waits. */
export async function readEmail(ctx: Context, { id }: ParsedOf<typeof emailContract.readEmail>) {
  const email = await findEmail(ctx.db, id);
  if (!email) return refuse("not_found");
  const isSecret = isSecretKey(email.key);
  const { template, subject, state, attempts, about, createdAt, sentAt, nextTryAt, attachments } = email;
  const { channel, deliveredAt, readAt, costCents } = email;
  const standing = { template, subject, state, attempts, about, createdAt, sentAt, nextTryAt };
  const receipts = { channel, deliveredAt, readAt, costCents };
  return accept({
    ...describeEmail({ id, to: email.recipient, files: attachments.length, ...standing, ...receipts }),
    reply_to: email.replyTo,
    error: email.error,
    html: isSecret ? "" : email.html,
    text: isSecret ? "" : email.body,
    is_secret: isSecret,
    attachments: attachments.map(({ name, type, content }) => ({ name, type, size: bytesIn(content) })),
  });
}

/** Four letters of base64 are three bytes, less what fills the last. */
const bytesIn = (base64: string) => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);
