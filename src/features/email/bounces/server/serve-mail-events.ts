import { createHmac } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { kindOf, type NoticeKind } from "#domain/mail/returned-mail.ts";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readBytes } from "#platform/http/read-bytes.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { noteMailNotice } from "./note-mail-notice.ts";

const bodyLimit = 1024 * 1024;
const limit = { times: 600, seconds: 60 };
export const mailEventsPath = "/webhooks/mail-events";

const events = z.object({
  events: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(200)),
        type: z.string().check(z.maxLength(40)),
        address: z.string().check(z.minLength(3), z.maxLength(254)),
        status: z._default(z.string().check(z.maxLength(20)), ""),
        reason: z._default(z.string().check(z.maxLength(1000)), ""),
      }),
    )
    .check(z.maxLength(1000)),
});
type MailEvent = z.output<typeof events>["events"][number];

type Tools = {
  /** Null where no provider may call. */
  readonly secret: string | null;
  readonly limiter: RateLimiter;
  clientOf(c: HonoContext): string;
  change(run: (ctx: Context) => Promise<unknown>): Promise<unknown>;
};

/** Where a mail provider says which emails came back or were reported as spam. Signed over the body as it was sent. */
export function mailEventRoutes({ secret, limiter, clientOf, change }: Tools): Hono {
  const routes = new Hono();
  if (secret === null) return routes;
  return routes.post(mailEventsPath, async (c) => {
    if ((await limiter.spend("mail-events", clientOf(c), limit)) > 0) return c.body(null, 429);
    const raw = await readBytes(c.req.raw, bodyLimit);
    if (typeof raw === "string") return c.body(null, 413);
    if (!isSameSecret(c.req.header("x-signature-256") ?? "", signatureOf(raw, secret))) return c.body(null, 401);
    const parsed = events.safeParse(readJson(raw));
    if (!parsed.success) return c.body(null, 422);
    await change(async (ctx) => {
      for (const event of parsed.data.events) {
        const kind = noticeOf(event);
        const { id, address, status, reason: detail } = event;
        if (kind) await noteMailNotice(ctx, { sourceId: `webhook:${id}`, address, kind, status, detail });
      }
    });
    return c.body(null, 204);
  });
}

export const signatureOf = (raw: Uint8Array | string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(raw).digest("hex")}`;

function noticeOf({ type, status }: MailEvent): NoticeKind | undefined {
  if (type === "complaint") return "complaint";
  if (type === "bounce") return status ? kindOf(status) : "hard";
  return type === "deferred" ? "soft" : undefined;
}

function readJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
}
