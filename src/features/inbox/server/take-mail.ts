import { recordIn } from "#domain/inbox/incoming-mail.ts";
import type { Context } from "#platform/context.ts";
import { type ReplyBox, readReplyAddress } from "#platform/mail/reply-address.ts";
import { senderKeyOf } from "./keep-thread.ts";
import type { ReadMail } from "./read-mail.ts";
import { isOfSender, takeMessage } from "./take-message.ts";
import { findOurMessage, findPrefixes, findThreadOfMessageId } from "./views.ts";

export type MailVerdict = "taken" | "repeated" | "automatic" | "bounced" | "forged" | "nameless";

/** Keeps an email in the thread that it belongs to. A machine’s answer is left; a forged reply address changes nothing and is counted. */
export async function takeMail(
  ctx: Context,
  mail: ReadMail,
  { box, at }: { box: ReplyBox; at: Date },
): Promise<MailVerdict> {
  if (mail.bounces.length > 0) return noteBounces(ctx, mail);
  if (mail.isAutomatic) return "automatic";
  if (!mail.from.includes("@")) return "nameless";
  const replies = mail.to.map((to) => readReplyAddress(to, box)).filter((one) => one !== undefined);
  const answered = replies.find((one) => one !== "forged");
  if (replies.length > 0 && !answered) {
    await ctx.channels.noteRefused(ctx, { provider: "mail", kind: "forged", ip: "" });
    return "forged";
  }
  const place =
    (answered && (await placeOf(ctx, answered))) || (await findAnswered(ctx, mail)) || (await namedIn(ctx, mail));
  return takeMessage(ctx, {
    channel: "email",
    provider: "mail",
    providerId: mail.key,
    from: mail.from,
    name: mail.name,
    subject: mail.subject,
    text: mail.text,
    messageId: mail.messageId,
    at,
    files: mail.files,
    ...place,
  });
}

type Place = { readonly threadId?: string; readonly record?: string };

/** The subject of one of our own messages. */
async function placeOf(ctx: Context, id: string): Promise<Place | undefined> {
  const message = await findOurMessage(ctx.db, id);
  if (message?.threadId) return { threadId: message.threadId };
  return message?.about && /^(booking|enquiry):/.test(message.about) ? { record: message.about } : undefined;
}

/** By the headers that mail programs write, the email it answers before those before that. */
async function findAnswered(ctx: Context, { answers }: ReadMail): Promise<Place | undefined> {
  for (const number of answers) {
    const [, ours] = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(number) ?? [];
    const place = ours ? await placeOf(ctx, ours) : undefined;
    if (place) return place;
    const threadId = await findThreadOfMessageId(ctx.db, number);
    if (threadId) return { threadId };
  }
  return undefined;
}

/** A subject may name any booking: only its own customer is believed. */
async function namedIn(ctx: Context, { subject, from }: ReadMail): Promise<Place | undefined> {
  const record = recordIn(subject, await findPrefixes(ctx.db));
  return record && (await isOfSender(ctx, record, senderKeyOf("email", from))) ? { record } : undefined;
}

async function noteBounces(ctx: Context, { bounces, returned }: ReadMail): Promise<MailVerdict> {
  const [, messageId = null] = /^<([0-9a-f-]{36})@/.exec(returned ?? "") ?? [];
  for (const { address, action, status, reason } of bounces.slice(0, 20))
    if (action === "failed") await ctx.emit({ type: "email.bounced", messageId, address, status, reason });
  return "bounced";
}
