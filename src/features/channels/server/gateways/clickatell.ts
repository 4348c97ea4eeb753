import * as z from "zod/mini";
import type { ReceiptStatus } from "#domain/channel/receipt.ts";
import type { TextGateway, TextOutcome } from "#platform/texts/texts.ts";
import { askProvider, type ProviderAnswer, usualPatienceMs } from "./ask-provider.ts";
import { momentIn, type ProviderNews } from "./provider-news.ts";

export type ClickatellAccount = {
  readonly provider: "clickatell";
  readonly url: string;
  readonly key: string;
  /** The unguessable end of the address that it calls. */
  readonly webhookSecret: string;
};

const answered = z.object({
  messages: z.array(
    z.object({
      apiMessageId: z.optional(z.nullable(z.string())),
      accepted: z.boolean(),
      error: z.optional(z.unknown()),
    }),
  ),
});

export function openClickatell({ provider, url, key }: ClickatellAccount, patienceMs = usualPatienceMs): TextGateway {
  return {
    provider,
    knowsRepeats: false,
    async send({ id, to, body }) {
      const sms = { channel: "sms", to: to.replace("+", ""), content: body, clientMessageId: id };
      const headers = { authorization: key };
      return outcomeOf(await askProvider(`${url}/v1/message`, { headers, patienceMs, body: { messages: [sms] } }));
    },
  };
}

function outcomeOf(answer: ProviderAnswer): TextOutcome {
  if (answer.kind !== "answer") return { kind: answer.kind === "lost" ? "unknown" : "later", reason: answer.reason };
  const { status, json } = answer;
  const [first] = answered.safeParse(json).data?.messages ?? [];
  // 202 where all were taken, 207 where some were not: each line says of itself.
  if ((status === 202 || status === 207) && first) {
    if (first.accepted && first.apiMessageId) return { kind: "accepted", providerId: first.apiMessageId };
    return { kind: "refused", reason: `Not accepted: ${wordsOf(first.error)}` };
  }
  const reason = `Clickatell answered ${status}.`;
  if ([401, 402, 403, 429].includes(status)) return { kind: "later", reason };
  return { kind: status >= 400 && status < 500 ? "refused" : "unknown", reason };
}

const wordsOf = (error: unknown): string =>
  typeof error === "string" ? error : String(Object(error).description ?? Object(error).code ?? "no reason given");

/*
 * What it calls us with comes in two shapes, by the age of the account: lists in an event, or one message on its own. Their
 * codes differ too, but both say the status in a word.
 */
const text = z.optional(z.nullable(z.string()));
const moment = z.optional(z.nullable(z.union([z.string(), z.number()])));
const update = z.object({
  messageId: z.string(),
  clientMessageId: text,
  status: text,
  statusDescription: text,
  timestamp: moment,
});
const reply = z.object({
  messageId: z.string(),
  from: text,
  fromNumber: text,
  content: text,
  text,
  timestamp: moment,
});
const call = z.object({
  event: z.object({
    messageStatusUpdate: z.optional(z.array(z.unknown())),
    moText: z.optional(z.array(z.unknown())),
  }),
});

function statusOf(word: string): ReceiptStatus {
  if (word === "READ") return "read";
  if (/RECEIVED_BY_RECIPIENT|DEVICE_ACK/.test(word)) return "delivered";
  return /ERROR|FAIL|REJECT|EXPIRED|STOPPED|CREDIT|INSUFFICIENT|LIMIT|DOES_NOT_EXIST|DENIED|CANCEL/.test(word)
    ? "failed"
    : "sent";
}

export function readClickatell(json: unknown, now: Date): ProviderNews | undefined {
  const inEvent = call.safeParse(json).data?.event;
  if (inEvent) return newsIn(inEvent.messageStatusUpdate ?? [], inEvent.moText ?? [], now);
  const isUpdate = update.safeParse(json).data?.status;
  const isReply = reply.safeParse(json).data?.text;
  if (!isUpdate && !isReply) return undefined;
  return isUpdate ? newsIn([json], [], now) : newsIn([], [json], now);
}

const newsIn = (updates: readonly unknown[], replies: readonly unknown[], now: Date): ProviderNews => ({
  receipts: updates.flatMap((one) => {
    const { data } = update.safeParse(one);
    if (!data) return [];
    const { messageId: providerId, clientMessageId, status, statusDescription, timestamp } = data;
    const word = status ?? "";
    return [
      {
        provider: "clickatell",
        providerId,
        ourId: clientMessageId ?? "",
        status: statusOf(word),
        at: momentIn(timestamp, now),
        reason: `${word} ${statusDescription ?? ""}`.trim(),
      },
    ];
  }),
  texts: replies.flatMap((one) => {
    const { data } = reply.safeParse(one);
    const sender = data?.from ?? data?.fromNumber;
    if (!data || !sender) return [];
    return [
      {
        channel: "sms" as const,
        provider: "clickatell",
        providerId: data.messageId,
        from: sender.startsWith("+") ? sender : `+${sender}`,
        text: data.content ?? data.text ?? "",
        at: momentIn(data.timestamp, now),
      },
    ];
  }),
});
