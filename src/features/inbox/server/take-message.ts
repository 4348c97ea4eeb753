import { responseDue } from "#domain/booking/service-level.ts";
import { optOutIn } from "#domain/channel/opt-out.ts";
import { chooseRecord } from "#domain/inbox/choose-record.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import { claimFiles, keepFile } from "#platform/files/storage.ts";
import { editThread, openThread, openThreadOf, previewOf, senderKeyOf } from "./keep-thread.ts";
import { insertInbound, lockSender, lockThread, type ThreadRow, updateInbound } from "./store.ts";
import { findAnswerTimes, findCandidates, findRecord, findSenders, type SenderKey } from "./views.ts";

/** A message as it came in, whichever way. */
export type IncomingMessage = {
  readonly channel: "sms" | "whatsapp" | "email" | "chat";
  readonly provider: string;
  /** The same however often it comes. */
  readonly providerId: string;
  /** A number or an address. */
  readonly from: string;
  readonly name: string;
  readonly subject?: string;
  readonly text: string;
  readonly at: Date;
  /** An email’s own number. */
  readonly messageId?: string | null;
  /** Known from what it answers. */
  readonly threadId?: string | null;
  /** Named by the message itself, and checked: booking:CTS-… */
  readonly record?: string | null;
  readonly files?: readonly { readonly name: string; readonly content: Buffer }[];
};

const longestText = 20_000;
const mostFiles = 10;

type Taken = "taken" | "repeated";

/** Keeps a message once, in the thread it belongs to. It becomes our turn, and the clock of an answer starts. */
export async function takeMessage(ctx: Context, message: IncomingMessage): Promise<Taken> {
  const sender = senderKeyOf(message.channel, message.from);
  await lockSender(ctx.db, sender.key);
  const id = ctx.newId();
  const isNew = await insertInbound(ctx.db, {
    id,
    channel: message.channel,
    provider: message.provider,
    providerId: message.providerId,
    sender: clean(message.from, 320),
    name: clean(message.name, 200),
    subject: clean(message.subject ?? "", 300),
    text: clean(message.text, longestText),
    messageId: message.messageId ?? null,
    receivedAt: message.at,
  });
  if (!isNew) return "repeated";
  await keepFiles(ctx, id, message.files ?? []);
  const place = await findPlace(ctx, message, sender);
  if (!place) return "taken";
  const { thread, personId, others, isKnown } = place;
  await updateInbound(ctx.db, id, { threadId: thread.id, personId, others: [...others], isKnown });
  await noteIncoming(ctx, thread, message);
  return "taken";
}

const clean = (text: string, most: number): string => text.replaceAll("\0", "").trim().slice(0, most);

async function noteIncoming(ctx: Context, thread: ThreadRow, message: IncomingMessage) {
  // Texts and chats are answered as quickly as the form on the home page, emails as that of the contact page.
  const source = message.channel === "email" ? "contact_page" : "home_form";
  const due = responseDue(source, ctx.now, await findAnswerTimes(ctx.db));
  const isLast = message.at >= thread.lastAt || thread.lastText === "";
  await editThread(ctx, thread, {
    waitsFor: "team",
    isUnread: true,
    answerDueAt: thread.answerDueAt ?? due,
    ...(isLast && {
      lastAt: message.at,
      lastChannel: message.channel,
      lastDirection: "in" as const,
      lastText: previewOf(message.text || message.subject || "(no text)"),
    }),
  });
}

type Place = {
  readonly thread: ThreadRow;
  readonly personId: string | null;
  readonly others: readonly string[];
  readonly isKnown: boolean;
};

/** Where it belongs: what it answers or names, then what its sender has with us, then the sender alone. */
async function findPlace(ctx: Context, message: IncomingMessage, sender: SenderKey): Promise<Place | undefined> {
  const people = sender.key === "" ? [] : await findSenders(ctx.db, sender);
  const onlyPerson = people.length === 1 ? (people[0] ?? null) : null;
  const named = await namedThread(ctx, message);
  if (named) {
    const isKnown = named.personId === null ? people.length === 0 : people.includes(named.personId);
    return { thread: named, personId: named.personId ?? onlyPerson, others: [], isKnown };
  }
  const choice = chooseRecord(await findCandidates(ctx.db, sender, people, ctx.now), ctx.now);
  const thread = choice && (await openThreadOf(ctx, choice.chosen.record));
  if (choice && thread) {
    const others = choice.others.map(({ record }) => record);
    return { thread, personId: thread.personId ?? onlyPerson, others, isKnown: true };
  }
  return placeOfPerson(ctx, message, { sender, personId: onlyPerson });
}

async function namedThread(ctx: Context, { threadId, record }: IncomingMessage): Promise<ThreadRow | undefined> {
  const thread = threadId ? await lockThread(ctx.db, threadId) : undefined;
  return thread ?? (record ? await openThreadOf(ctx, record) : undefined);
}

type Someone = { readonly sender: SenderKey; readonly personId: string | null };

/** Nothing of theirs is open: a customer’s own thread, or an enquiry of someone new. */
async function placeOfPerson(ctx: Context, message: IncomingMessage, { sender, personId }: Someone) {
  const asks = message.channel !== "email" && personId === null && optOutIn(message.text) === null;
  if (asks) {
    const record = `enquiry:${await openEnquiry(ctx, message)}`;
    const thread = await openThreadOf(ctx, record);
    if (!thread) throw new Error(`${record} was written and is not there.`);
    return { thread, personId: thread.personId, others: [], isKnown: true };
  }
  // Someone who only says STOP has asked nothing.
  if (message.channel !== "email" && personId === null) return undefined;
  const name = message.name || message.from;
  const thread = await openThread(ctx, { root: null, personId, contact: sender.key, name });
  return { thread, personId, others: [], isKnown: personId !== null };
}

async function openEnquiry(ctx: Context, { channel, from, name, text }: IncomingMessage): Promise<string> {
  const isAddress = from.includes("@");
  const { reference } = await ctx.enquiries.receive(ctx, {
    kind: "inquiry",
    name: clean(name, 100) || spacedPhone(from),
    email: isAddress ? from : "",
    phone: isAddress ? "" : from,
    serviceType: "",
    source: channel,
    message: clean(text, 5000) || "(no text)",
    cameFrom: "home_form",
    isSpam: false,
  });
  return reference;
}

/** Pictures and PDFs alone: nothing of a stranger’s is kept that could run. */
async function keepFiles(ctx: Context, id: string, files: NonNullable<IncomingMessage["files"]>) {
  for (const { name, content } of files.slice(0, mostFiles)) {
    const kept = await keepFile(ctx.db, { name, content, now: ctx.now });
    if (kept) await claimFiles(ctx.db, [kept], { kind: "inbound_message", id });
  }
}

/** Whether someone with this number or address is a customer of this booking. */
export async function isOfSender(ctx: Context, record: string, sender: SenderKey): Promise<boolean> {
  const facts = await findRecord(ctx.db, record);
  if (!facts) return false;
  const people = await findSenders(ctx.db, sender);
  const own = sender.kind === "email" ? senderKeyOf("email", facts.email) : senderKeyOf("sms", facts.phone);
  return own.key === sender.key || (facts.personId !== null && people.includes(facts.personId));
}
