import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { readStart } from "#platform/http/read-body.ts";
import { keepCutNotification, keepNotification } from "./keep-notification.ts";

const address = "/payments/payfast/itn";
/** No gateway has more to say; of what is longer the beginning is kept as evidence. */
const bodyLimit = 64 * 1024;
const limit = { times: 300, seconds: 60 };

type Tools = {
  readonly limiter: RateLimiter;
  /** The name under which payments of this gateway are kept. */
  readonly provider: string;
  /** The socket's address, or what a trusted proxy saw: never what a caller writes about itself. */
  clientOf(c: HonoContext): string;
  change(run: (ctx: Context) => Promise<unknown>): Promise<unknown>;
};

/** Where the gateway tells what became of a payment. It hears "200" at once; what it said is judged afterwards. */
export const notificationRoutes = (tools: Tools): Hono =>
  new Hono().post(address, (c) => take(c, tools)).all(address, (c) => c.body(null, 405, { allow: "POST" }));

async function take(c: HonoContext, { limiter, provider, clientOf, change }: Tools) {
  const ip = clientOf(c);
  const wait = await limiter.spend("payfast-itn", ip, limit);
  if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
  const { text: raw, isWhole, size } = await readStart(c.req.raw, bodyLimit);
  const headers = Object.fromEntries([...c.req.raw.headers].filter(([name]) => !secretHeaders.has(name)));
  const told = { provider, raw, ip, headers };
  await change((ctx) => (isWhole ? keepNotification(ctx, told) : keepCutNotification(ctx, told, size)));
  return c.body(null, isWhole ? 200 : 413);
}

const secretHeaders = new Set(["authorization", "cookie", "proxy-authorization"]);
