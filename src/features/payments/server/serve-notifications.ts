import { Hono, type Context as HonoContext } from "hono";
import type { Context } from "#platform/context.ts";
import { readBody } from "#platform/http/read-body.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import { keepNotification } from "./keep-notification.ts";

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
  new Hono().post("/payments/payfast/itn", async (c) => {
    const ip = tools.clientOf(c);
    const wait = await tools.limiter.spend("payfast-itn", ip, limit);
    if (wait > 0) return c.body(null, 429, { "retry-after": String(wait) });
    const raw = await readBody(c.req.raw, bodyLimit);
    if (raw === undefined) return c.body(null, 413);
    const headers = Object.fromEntries([...c.req.raw.headers].filter(([name]) => !secretHeaders.has(name)));
    await tools.change((ctx) => keepNotification(ctx, { provider: tools.provider, raw, ip, headers }));
    return c.body(null, 200);
  });

const secretHeaders = new Set(["authorization", "cookie", "proxy-authorization"]);
