import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { isLoopback } from "#platform/config.ts";
import type { Metrics } from "#platform/metrics.ts";
import { replies } from "#platform/replies.ts";
import { isSameSecret } from "#platform/same-secret.ts";

type Env = { Bindings: HttpBindings };

/**
 * For Prometheus: with a token, for anyone who has it; without one, for programs on this machine. Everyone else gets a
 * 404.
 */
export const metricsRoutes = (metrics: Metrics, token: string | undefined): Hono<Env> =>
  new Hono<Env>().get("/metrics", async (c) => {
    if (!(token ? hasToken(c, token) : isFromHere(c))) {
      const { status, body } = replies.notFound();
      return c.json(Object(body), status === 404 ? 404 : 500);
    }
    return c.body(await metrics.text(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
  });

const hasToken = (c: Context, token: string) => isSameSecret(c.req.header("authorization") ?? "", `Bearer ${token}`);

/** Requests forwarded by a proxy on this machine come from outside. */
const forwarded = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

const isFromHere = (c: Context<Env>): boolean =>
  isLoopback((c.env?.incoming?.socket?.remoteAddress ?? "").replace(/^::ffff:/, "")) &&
  forwarded.every((name) => c.req.header(name) === undefined);
