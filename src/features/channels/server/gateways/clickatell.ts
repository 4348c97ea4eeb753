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

const update = z.object({
  messageId: z.string(),
  clientMessageId: z.optional(z.nullable(z.string())),
  status: z.string(),
  statusDescription: z.optional(z.nullable(z.string())),
  timestamp: z.optional(z.union([z.string(), z.number()])),
});
const reply = z.object({
  messageId: z.string(),
  from: z.string(),
  content: z.string(),
  timestamp: z.optional(z.union([z.string(), z.number()])),
});
const call = z.object({
  event: z.object({
    messageStatusUpdate: z.optional(z.array(z.unknown())),
    moText: z.optional(z.array(z.unknown())),
  }),
});

/** It has many words for what went wrong, and two for an arrival. */
function statusOf(word: string): ReceiptStatus {
  if (/RECEIVED_BY_RECIPIENT|DEVICE_ACK|DELIVERED_TO_DEVICE/.test(word)) return "delivered";
  if (/^READ$|SEEN/.test(word)) return "read";
  return /ERROR|FAILED|REJECT|EXPIRED|UNDELIVER|CANCEL|UNROUTABLE/.test(word) ? "failed" : "sent";
}

export function readClickatell(json: unknown, now: Date): ProviderNews | undefined {
  const read = call.safeParse(json);
  if (!read.success) return undefined;
  const { messageStatusUpdate = [], moText = [] } = read.data.event;
  return {
    receipts: messageStatusUpdate.flatMap((one) => {
      const { data } = update.safeParse(one);
      if (!data) return [];
      return [
        {
          provider: "clickatell",
          providerId: data.messageId,
          ourId: data.clientMessageId ?? "",
          status: statusOf(data.status),
          at: momentIn(data.timestamp, now),
          reason: `${data.status} ${data.statusDescription ?? ""}`.trim(),
        },
      ];
    }),
    texts: moText.flatMap((one) => {
      const { data } = reply.safeParse(one);
      if (!data) return [];
      const { messageId: providerId, content: text } = data;
      const from = data.from.startsWith("+") ? data.from : `+${data.from}`;
      return [
        { channel: "sms" as const, provider: "clickatell", providerId, from, text, at: momentIn(data.timestamp, now) },
      ];
    }),
  };
}
