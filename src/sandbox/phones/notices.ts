import { createHmac } from "node:crypto";
import type { Database } from "#db/connect.ts";
import type { PhoneMode } from "#db/schema/channels.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { claimNotice, findDueTexts, noteTold, type SandboxText } from "./phone-store.ts";
import type { StandInAccounts } from "./stand-in-accounts.ts";

export type Teller = {
  readonly db: Database;
  readonly accounts: StandInAccounts;
  siteUrl(): string;
  clock(): Date;
};

const retryMinutes = 1;
const slowMinutes = 1;
const heardWithinMs = 10_000;

/** The statuses a text’s sender receives, and when: for a phone that is off, only that it was sent. */
export function noticesFor(channel: "sms" | "whatsapp", mode: PhoneMode, now: Date) {
  if (channel === "whatsapp" && mode === "no_whatsapp") return { notices: ["failed"], nextNoticeAt: now };
  const notices = mode === "off" ? ["sent"] : ["sent", "delivered"];
  return { notices, nextNoticeAt: mode === "slow" ? addMinutes(now, slowMinutes) : now };
}

/** Notifies the sender of a text’s progress, one request per step, and retries if no one answers. */
export async function tellSender(teller: Teller, id: string): Promise<void> {
  const now = teller.clock();
  const text = await claimNotice(teller.db, id, { now, next: addMinutes(now, retryMinutes) });
  if (!text) return;
  let { status, notices } = text;
  while (notices[0] !== undefined) {
    const [next, ...rest] = notices;
    if (!(await post(teller, text, next))) break;
    [status, notices] = [next, rest];
  }
  const nextNoticeAt = notices.length > 0 ? addMinutes(now, retryMinutes) : null;
  await noteTold(teller.db, id, { status, notices, nextNoticeAt });
}

/** On a schedule: statuses that could not be sent before, and the answers of slow phones. */
export async function tellAllSenders(teller: Teller): Promise<void> {
  for (const { id } of await findDueTexts(teller.db, teller.clock())) await tellSender(teller, id);
}

function post(teller: Teller, text: SandboxText, status: string): Promise<boolean> {
  const { path, body } = callFor(teller, text, status);
  const raw = JSON.stringify(body);
  const signature = createHmac("sha256", teller.accounts.whatsapp.appSecret).update(raw).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  const signal = AbortSignal.timeout(heardWithinMs);
  return fetch(`${teller.siteUrl()}${path}`, { method: "POST", headers, body: raw, signal }).then(
    (answer) => answer.ok,
    () => false,
  );
}

const smsWords: Readonly<Record<string, string>> = { sent: "SENT", delivered: "DELIVERED", failed: "FAILED" };
const clickatellWords: Readonly<Record<string, string>> = {
  sent: "SENT_TO_SUPPLIER",
  delivered: "DEVICE_ACK",
  failed: "DELIVERY_FAILURE",
};
const clickatellCodes: Readonly<Record<string, number>> = { sent: 4, delivered: 5, failed: 23 };

/** The request in each provider’s format. */
function callFor({ accounts }: Teller, text: SandboxText, status: string) {
  const { id, number, createdAt, direction, provider } = text;
  const digits = number.replace("+", "");
  const timestamp = String(Math.floor(createdAt.getTime() / 1000));
  const isReply = direction === "from_phone";
  if (provider === "whatsapp") {
    const errors = status === "failed" && [{ code: 131026, title: "Message undeliverable" }];
    const ours = {
      id: wamid(id),
      status,
      timestamp,
      recipient_id: digits,
      biz_opaque_callback_data: text.senderData ?? "",
      ...(errors && { errors }),
    };
    const theirs = { from: digits, id: wamid(id), timestamp, type: "text", text: { body: text.text } };
    const value = { messaging_product: "whatsapp", ...(isReply ? { messages: [theirs] } : { statuses: [ours] }) };
    const body = { object: "whatsapp_business_account", entry: [{ id: "0", changes: [{ field: "messages", value }] }] };
    return { path: "/webhooks/whatsapp", body };
  }
  const path = `/webhooks/${provider}/${accounts.sms.webhookSecret}`;
  if (provider === "clickatell") {
    const channel = "sms";
    const [word, statusCode, at] = [clickatellWords[status], clickatellCodes[status], createdAt.getTime()];
    const update = {
      channel,
      messageId: id,
      clientMessageId: text.senderData,
      timestamp: at,
      statusCode,
      status: word,
    };
    const reply = { channel, messageId: id, from: digits, timestamp: at, content: text.text };
    return {
      path,
      body: {
        integrationId: "stand-in",
        integrationName: "SMS",
        event: isReply ? { moText: [reply] } : { messageStatusUpdate: [update] },
      },
    };
  }
  return { path, body: [describeSms(text, isReply ? "RECEIVED" : (smsWords[status] ?? "SENT"))] };
}

export const wamid = (id: string): string => `wamid.${Buffer.from(id).toString("base64url")}`;

/** A message as BulkSMS describes it. */
export const describeSms = (text: SandboxText, type: string) => ({
  id: text.id,
  type: text.direction === "from_phone" ? "RECEIVED" : "SENT",
  from: text.direction === "from_phone" ? text.number.replace("+", "") : "",
  to: text.direction === "from_phone" ? "" : text.number.replace("+", ""),
  body: text.text,
  encoding: "TEXT",
  submission: { id: `1-${text.id}`, date: text.createdAt.toISOString() },
  status: { id: `${type}.null`, type, subtype: null },
  relatedSentMessageId: null,
  userSuppliedId: text.senderData,
});
