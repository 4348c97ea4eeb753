import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readStart } from "#platform/http/read-body.ts";
import { keepCutNotification, keepNotification } from "./keep-notification.ts";

const address = "/payments/payfast/itn";
/** No genuine notification is longer; the beginning of a longer one is kept as evidence. */
const bodyLimit = 16 * 1024;
const limit = { times: 300, seconds: 60 };
/** A limit for all unsigned messages together: this many are evidence enough. */
const unsignedLimit = { times: 100, seconds: 3600 };

type Tools = {
  readonly limiter: RateLimiter;
  /** The provider stored with this gateway’s payments. */
  readonly provider: string;
  /** Whether the signature proves that the gateway sent this. */
  isSigned(raw: string): boolean;
  /** The socket's address, or the one seen by a trusted proxy, never one that the caller claims. */
  clientOf(c: HonoContext): string;
  change(run: (ctx: Context) => Promise<unknown>): Promise<unknown>;
};

/** The gateway’s webhook. It answers "200" immediately; the message is processed afterwards. */
export const notificationRoutes = (tools: Tools): Hono =>
  new Hono().post(address, (c) => take(c, tools)).all(address, (c) => c.body(null, 405, { allow: "POST" }));

async function take(c: HonoContext, { limiter, provider, clientOf, change, isSigned }: Tools) {
  const ip = clientOf(c);
  const wait = await limiter.spend("payfast-itn", ip, limit);
  if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
  const { text: raw, isWhole, size } = await readStart(c.req.raw, bodyLimit);
  if (!isWhole || !isSigned(raw)) {
    const full = await limiter.spend("payfast-itn-unsigned", "all", unsignedLimit);
    if (full > 0) return c.body(null, 429, { "retry-after": String(full) });
  }
  const input = { provider, raw, ip, headers: keptHeaders(c.req.raw.headers) };
  await change((ctx) => (isWhole ? keepNotification(ctx, input) : keepCutNotification(ctx, input, size)));
  return c.body(null, isWhole ? 200 : 413);
}

/** Headers that help to distinguish a gateway from a stranger. */
const telling = ["user-agent", "content-type", "content-length", "x-forwarded-for", "host"];
const headerLength = 200;

const keptHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    telling.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value.slice(0, headerLength)]];
    }),
  );
