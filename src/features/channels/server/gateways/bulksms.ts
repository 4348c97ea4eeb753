import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { TextGateway, TextOutcome } from "#platform/texts/texts.ts";
import { askProvider, type ProviderAnswer, usualPatienceMs } from "./ask-provider.ts";
import { momentIn, type ProviderNews } from "./provider-news.ts";

export type BulkSmsAccount = {
  readonly provider: "bulksms";
  readonly url: string;
  readonly tokenId: string;
  readonly tokenSecret: string;
  /** The unguessable end of the address that it calls: it signs nothing. */
  readonly webhookSecret: string;
};

const message = z.object({
  id: z.string(),
  type: z.optional(z.nullable(z.string())),
  from: z.optional(z.nullable(z.string())),
  body: z.optional(z.nullable(z.string())),
  userSuppliedId: z.optional(z.nullable(z.string())),
  submission: z.optional(z.nullable(z.object({ date: z.optional(z.nullable(z.string())) }))),
  status: z.optional(
    z.nullable(z.object({ type: z.optional(z.nullable(z.string())), subtype: z.optional(z.nullable(z.string())) })),
  ),
});

export function openBulkSms(account: BulkSmsAccount, patienceMs = usualPatienceMs): TextGateway {
  const { provider, url, tokenId, tokenSecret } = account;
  const headers = { authorization: `Basic ${Buffer.from(`${tokenId}:${tokenSecret}`).toString("base64")}` };
  return {
    provider,
    knowsRepeats: true,
    async send({ id, to, body }) {
      const address = `${url}/v1/messages?deduplication-id=${deduplicationId(id)}&auto-unicode=true`;
      return outcomeOf(await askProvider(address, { headers, patienceMs, body: [{ to, body, userSuppliedId: id }] }));
    },
    async balance() {
      const answer = await askProvider(`${url}/v1/profile`, { method: "GET", headers, patienceMs });
      if (answer.kind !== "answer") return null;
      const profile = z.object({ credits: z.object({ balance: z.number() }) });
      return profile.safeParse(answer.json).data?.credits.balance ?? null;
    },
  };
}

/** The same whole number for every try of one message. */
export const deduplicationId = (id: string): string =>
  String(Number.parseInt(createHash("sha256").update(id).digest("hex").slice(0, 13), 16));

/** All but a clear no is asked again: it sends once under one number. */
function outcomeOf(answer: ProviderAnswer): TextOutcome {
  if (answer.kind !== "answer") return { kind: "later", reason: answer.reason };
  const { status, json } = answer;
  const [first] = z.array(message).safeParse(json).data ?? [];
  if (status === 201 && first)
    return first.status?.type === "FAILED"
      ? { kind: "refused", reason: `FAILED ${first.status.subtype ?? ""}`.trim() }
      : { kind: "accepted", providerId: first.id };
  const detail = z.object({ title: z.string(), detail: z.optional(z.string()) }).safeParse(json).data;
  const reason = detail ? `${detail.title} ${detail.detail ?? ""}`.trim() : `BulkSMS answered ${status}.`;
  // No credit, a wrong password or too many at once: someone puts that right.
  const mayPass = status < 400 || status >= 500 || [401, 402, 403, 408, 429].includes(status);
  return { kind: mayPass ? "later" : "refused", reason };
}

const known = { ACCEPTED: "sent", SCHEDULED: "sent", SENT: "sent", DELIVERED: "delivered", FAILED: "failed" } as const;

/** It sends a list of messages, ours and theirs; an empty one when the address is registered. */
export function readBulkSms(json: unknown, now: Date): ProviderNews | undefined {
  const read = z.array(z.unknown()).safeParse(json);
  if (!read.success) return undefined;
  const messages = read.data.flatMap((one) => message.safeParse(one).data ?? []);
  return {
    receipts: messages.flatMap(({ id, type, userSuppliedId, status }) => {
      const word = known[status?.type as keyof typeof known];
      if (type === "RECEIVED" || !word) return [];
      const reason = word === "failed" ? `FAILED ${status?.subtype ?? ""}`.trim() : "";
      return [{ provider: "bulksms", providerId: id, ourId: userSuppliedId ?? "", status: word, at: now, reason }];
    }),
    texts: messages.flatMap(({ id, type, from, body, submission }) =>
      type === "RECEIVED" && from
        ? [
            {
              channel: "sms" as const,
              provider: "bulksms",
              providerId: id,
              from: from.startsWith("+") ? from : `+${from}`,
              text: body ?? "",
              at: momentIn(submission?.date, now),
            },
          ]
        : [],
    ),
  };
}
