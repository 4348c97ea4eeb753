import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readBytes } from "#platform/http/read-bytes.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { readBulkSms } from "./gateways/bulksms.ts";
import { readClickatell } from "./gateways/clickatell.ts";
import type { SmsAccount, TextAccounts } from "./gateways/open-text-gateways.ts";
import type { ProviderNews } from "./gateways/provider-news.ts";
import { isSignedByMeta, readWhatsApp, type WhatsAppAccount } from "./gateways/whatsapp.ts";
import { noteRefused, takeNews } from "./take-news.ts";

/** A provider gathers many receipts into one call. */
const bodyLimit = 1024 * 1024;
const limit = { times: 3000, seconds: 60 };
/** From all strangers together: so much is evidence enough. */
const unsignedLimit = { times: 100, seconds: 3600 };

export type WebhookTools = {
  readonly accounts: TextAccounts;
  readonly limiter: RateLimiter;
  /** The socket's address, or what a trusted proxy saw. */
  clientOf(c: HonoContext): string;
  clock(): Date;
  change(run: (ctx: Context) => Promise<unknown>): Promise<unknown>;
};

const whatsAppWebhook = "/webhooks/whatsapp";
const smsReaders: Readonly<Record<SmsAccount["provider"], Call["read"]>> = {
  bulksms: readBulkSms,
  clickatell: readClickatell,
};

/** Where providers say what became of our texts and what people wrote. Each is answered once it is written down. */
export function webhookRoutes(tools: WebhookTools): Hono {
  const { whatsapp, sms } = tools.accounts;
  const routes = new Hono();
  if (whatsapp)
    routes
      .get(whatsAppWebhook, (c) => confirmAddress(c, whatsapp))
      .post(whatsAppWebhook, (c) =>
        take(c, tools, {
          provider: "whatsapp",
          isTheirs: (raw) => isSignedByMeta(raw, c.req.header("x-hub-signature-256") ?? "", whatsapp),
          read: readWhatsApp,
          refusal: 401,
        }),
      );
  // Both: receipts of the former provider come in after a company has changed to the other.
  for (const [provider, read] of sms ? Object.entries(smsReaders) : [])
    routes.post(`/webhooks/${provider}/:secret`, (c) =>
      take(c, tools, {
        provider,
        isTheirs: () => isSameSecret(c.req.param("secret") ?? "", sms?.webhookSecret ?? ""),
        read,
        refusal: 404,
      }),
    );
  return routes;
}

/** Meta asks once, when the address is entered, whether it is ours. */
function confirmAddress(c: HonoContext, { verifyToken }: WhatsAppAccount) {
  const isOurs =
    c.req.query("hub.mode") === "subscribe" && isSameSecret(c.req.query("hub.verify_token") ?? "", verifyToken);
  return isOurs ? c.text(c.req.query("hub.challenge") ?? "") : c.body(null, 403);
}

type Call = {
  readonly provider: string;
  isTheirs(raw: Uint8Array): boolean;
  read(json: unknown, now: Date): ProviderNews | undefined;
  readonly refusal: 401 | 404;
};

async function take(c: HonoContext, tools: WebhookTools, call: Call) {
  const { limiter, change, clock } = tools;
  const ip = tools.clientOf(c);
  const wait = await limiter.spend("channel-webhook", ip, limit);
  if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
  const raw = await readBytes(c.req.raw, bodyLimit);
  const refuse = async (kind: string, status: 400 | 401 | 404 | 413) => {
    const full = await limiter.spend("channel-webhook-refused", "all", unsignedLimit);
    if (full > 0) return c.body(null, 429, { "retry-after": String(full) });
    await change((ctx) => noteRefused(ctx, { provider: call.provider, kind, ip }));
    return c.body(null, status);
  };
  if (typeof raw === "string") return refuse(raw, 413);
  if (!call.isTheirs(raw)) return refuse("forged", call.refusal);
  const news = call.read(jsonIn(raw), clock());
  if (!news) return refuse("unreadable", 400);
  await change((ctx) => takeNews(ctx, call.provider, news));
  return c.body(null, 200);
}

function jsonIn(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString("utf8"));
  } catch {
    return undefined;
  }
}
