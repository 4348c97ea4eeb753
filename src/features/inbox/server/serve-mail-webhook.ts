import { createHmac } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readBytes } from "#platform/http/read-bytes.ts";
import type { ReplyBox } from "#platform/mail/reply-address.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { largestMail, readMail } from "./read-mail.ts";
import { takeMail } from "./take-mail.ts";

export type MailWebhook = {
  readonly secret: string;
  readonly box: ReplyBox;
  readonly limiter: RateLimiter;
  clientOf(c: HonoContext): string;
  clock(): Date;
  change(run: (ctx: Context) => Promise<unknown>): Promise<unknown>;
};

const limit = { times: 600, seconds: 60 };
/** From all strangers together: so much is evidence enough. */
const unsignedLimit = { times: 100, seconds: 3600 };

/** The service that forwards mail to us posts each as it is, signed over its very bytes: x-signature-256: sha256=…. It is answered once it is kept. */
export const mailWebhook = (tools: MailWebhook): Hono => new Hono().post("/webhooks/mail", (c) => take(c, tools));

async function take(c: HonoContext, { secret, box, limiter, clientOf, clock, change }: MailWebhook) {
  const ip = clientOf(c);
  const wait = await limiter.spend("mail-webhook", ip, limit);
  if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
  const raw = await readBytes(c.req.raw, largestMail);
  const refuse = async (kind: string, status: 400 | 401 | 413) => {
    const full = await limiter.spend("mail-webhook-refused", "all", unsignedLimit);
    if (full > 0) return c.body(null, 429, { "retry-after": String(full) });
    await change((ctx) => ctx.channels.noteRefused(ctx, { provider: "mail", kind, ip }));
    return c.body(null, status);
  };
  if (typeof raw === "string") return refuse(raw, 413);
  const signature = `sha256=${createHmac("sha256", secret).update(raw).digest("hex")}`;
  if (!isSameSecret(c.req.header("x-signature-256") ?? "", signature)) return refuse("forged", 401);
  const mail = await readMail(raw).catch(() => undefined);
  if (!mail) return refuse("unreadable", 400);
  await change((ctx) => takeMail(ctx, mail, { box, at: clock() }));
  return c.body(null, 200);
}
