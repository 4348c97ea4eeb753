import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { type AnswerChannel, isAnswerChannel } from "#domain/inbox/thread-labels.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findPerson, type ThreadScope } from "./entry-views.ts";
import { findLastInbound, findLastWhatsApp, findRecord } from "./views.ts";

export type Reach = {
  readonly channel: AnswerChannel;
  readonly to: string;
  /** Of WhatsApp: until when it takes free text. */
  readonly freeUntil: Date | null;
};

const conversationHours = 24;

/** How an answer in this thread can go out, and the channel that they wrote by last. */
export async function findReach(ctx: Context, { id, root, personId }: ThreadScope) {
  const last = id === null ? undefined : await findLastInbound(ctx.db, id);
  const facts = root === null ? undefined : await findRecord(ctx.db, root);
  const person = personId === null ? undefined : await findPerson(ctx.db, personId);
  // Someone who isn’t known to be the customer gets nothing of the customer’s.
  const writer = last && (last.isKnown || (!facts && !person)) ? last.sender : "";
  const email = [writer.includes("@") ? writer : "", facts?.email ?? "", ...(person?.emails ?? [])].find(isMailable);
  const phones = [writer.includes("@") ? "" : writer, facts?.phone ?? "", ...(person?.phones ?? [])];
  const phone = phones.map((one) => dialledNumber(one)).find((one) => one !== null);
  const channels: Reach[] = email ? [{ channel: "email", to: email, freeUntil: null }] : [];
  if (phone && ctx.texts.gateways.whatsapp) {
    const at = await findLastWhatsApp(ctx.db, phoneDigits(phone), addHours(ctx.now, -conversationHours));
    channels.push({ channel: "whatsapp", to: phone, freeUntil: at && addHours(at, conversationHours) });
  }
  if (phone && ctx.texts.gateways.sms) channels.push({ channel: "sms", to: phone, freeUntil: null });
  const wanted = last && isAnswerChannel(last.channel) ? last.channel : "email";
  const preset = (channels.find(({ channel }) => channel === wanted) ?? channels[0])?.channel ?? null;
  return { channels, preset, last };
}
