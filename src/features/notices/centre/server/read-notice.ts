import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isSecretKey } from "#platform/mail/mailer.ts";
import type { centreContract } from "../contract.ts";
import { readAs } from "./read-as.ts";
import { findMessage, findNotice } from "./views.ts";

/** One’s own message. A link or code that signs in stays in the mailbox: a stolen session must not become a second one. */
export async function readNotice(ctx: Context, { id }: ParsedOf<typeof centreContract.readNotice>) {
  const isOwn = await findNotice(ctx.db, await readAs(ctx), { kind: "message", id, now: ctx.now });
  const message = isOwn && (await findMessage(ctx.db, id));
  if (!message) return refuse("not_found");
  const isSecret = isSecretKey(message.key);
  return accept({
    title: message.subject,
    at: message.createdAt.toISOString(),
    about: message.about,
    html: isSecret || message.channel !== "email" ? "" : message.html,
    text: isSecret ? "" : message.body,
    is_secret: isSecret,
  });
}
