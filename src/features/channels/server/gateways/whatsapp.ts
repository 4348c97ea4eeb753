import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { isSameSecret } from "#platform/same-secret.ts";
import type { OutgoingText, TextGateway, TextOutcome } from "#platform/texts/texts.ts";
import { askProvider, type ProviderAnswer, usualPatienceMs } from "./ask-provider.ts";
import { momentIn, type ProviderNews } from "./provider-news.ts";

/** An account at Meta’s WhatsApp Cloud API. */
export type WhatsAppAccount = {
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
};

const version = "v24.0";
const provider = "whatsapp";

const taken = z.object({ messages: z.array(z.object({ id: z.string().check(z.minLength(1)) })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** More than a day since they last wrote: only a template may be sent. */
const outsideConversation = 131047;
/** Too many at once, ours or all of theirs together. */
const tooMany: ReadonlySet<number> = new Set([4, 80007, 130429, 131048, 131056]);
/** Our token or account, which someone will put right. */
const ours: ReadonlySet<number> = new Set([0, 10, 190, 200, 131005, 131042]);

export function openWhatsApp(account: WhatsAppAccount, patienceMs = usualPatienceMs): TextGateway {
  const ask = (text: OutgoingText, asTemplate: boolean) =>
    askProvider(`${account.url}/${version}/${account.phoneId}/messages`, {
      headers: { authorization: `Bearer ${account.token}` },
      body: bodyOf(text, asTemplate),
      patienceMs,
    });
  return {
    provider,
    // It keeps no number of ours by which it would know a repeated request.
    knowsRepeats: false,
    async send(text) {
      const asText = text.isConversation ? await ask(text, false) : undefined;
      if (asText && codeOf(asText) !== outsideConversation) return outcomeOf(asText);
      return outcomeOf(await ask(text, true));
    },
  };
}

function bodyOf({ id, to, body, event, parameters }: OutgoingText, asTemplate: boolean) {
  const common = { messaging_product: "whatsapp", to: to.replace("+", ""), biz_opaque_callback_data: id };
  if (!asTemplate) return { ...common, type: "text", text: { body } };
  const values = parameters.map((text) => ({ type: "text", text }));
  const components = values.length > 0 ? [{ type: "body", parameters: values }] : [];
  return { ...common, type: "template", template: { name: event, language: { code: "en" }, components } };
}

const codeOf = (answer: ProviderAnswer): number | undefined =>
  answer.kind === "answer" ? refused.safeParse(answer.json).data?.error.code : undefined;

function outcomeOf(answer: ProviderAnswer): TextOutcome {
  if (answer.kind !== "answer") return { kind: answer.kind === "lost" ? "unknown" : "later", reason: answer.reason };
  const { status, json } = answer;
  const [message] = taken.safeParse(json).data?.messages ?? [];
  if (status === 200 && message) return { kind: "accepted", providerId: message.id };
  const error = refused.safeParse(json).data?.error;
  const reason = error ? `${error.code}: ${error.message}` : `WhatsApp answered ${status}.`;
  if (status === 429 || (error && (tooMany.has(error.code) || ours.has(error.code)))) return { kind: "later", reason };
  // Behind an error of the server, or an answer that says nothing, it may have been sent all the same.
  return { kind: status >= 400 && status < 500 ? "refused" : "unknown", reason };
}

/** Meta signs the very bytes of the body. */
export function isSignedByMeta(raw: Uint8Array, header: string, { appSecret }: WhatsAppAccount): boolean {
  return isSameSecret(header, `sha256=${createHmac("sha256", appSecret).update(raw).digest("hex")}`);
}

const status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: z.optional(z.union([z.string(), z.number()])),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number(), title: z.optional(z.string()) }))),
});
const inbound = z.object({
  from: z.string(),
  id: z.string(),
  timestamp: z.optional(z.union([z.string(), z.number()])),
  type: z.optional(z.string()),
  text: z.optional(z.object({ body: z.string() })),
});
const call = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.optional(z.array(z.unknown())),
            messages: z.optional(z.array(z.unknown())),
            contacts: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
});

const known = { sent: "sent", delivered: "delivered", read: "read", played: "read", failed: "failed" } as const;

/** The news in a call; undefined where it is no call of theirs. One line that we cannot read takes no other with it. */
export function readWhatsApp(json: unknown, now: Date): ProviderNews | undefined {
  const read = call.safeParse(json);
  if (!read.success) return undefined;
  const values = read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  return {
    receipts: values.flatMap(({ statuses = [] }) => statuses.flatMap((one) => receiptOf(one, now))),
    texts: values.flatMap(({ messages = [], contacts = [] }) =>
      messages.flatMap((one) => textOf(one, now, namesIn(contacts))),
    ),
  };
}

function receiptOf(value: unknown, now: Date): ProviderNews["receipts"] {
  const { data } = status.safeParse(value);
  const word = known[data?.status as keyof typeof known];
  if (!data || !word) return [];
  const [error] = data.errors ?? [];
  return [
    {
      provider,
      providerId: data.id,
      ourId: data.biz_opaque_callback_data ?? "",
      status: word,
      at: momentIn(data.timestamp, now),
      reason: error ? `${error.code}: ${error.title ?? ""}`.trim() : "",
    },
  ];
}

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });

/** The senders’ own names, by their numbers. */
const namesIn = (contacts: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    contacts.flatMap((one) => {
      const { data } = contact.safeParse(one);
      return data ? [[data.wa_id, data.profile.name] as const] : [];
    }),
  );

function textOf(value: unknown, now: Date, names: ReadonlyMap<string, string>): ProviderNews["texts"] {
  const { data } = inbound.safeParse(value);
  if (!data) return [];
  const text = data.text?.body ?? `(${data.type ?? "message"})`;
  return [
    {
      channel: "whatsapp",
      provider,
      providerId: data.id,
      from: `+${data.from}`,
      name: names.get(data.from) ?? "",
      text,
      at: momentIn(data.timestamp, now),
    },
  ];
}
