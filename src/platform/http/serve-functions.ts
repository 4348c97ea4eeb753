import type { Context as HonoContext } from "hono";
import type { Actor } from "#domain/account/roles.ts";
import { newId } from "../ids.ts";
import { type Reply, replies } from "../replies.ts";
import type { CallService } from "../serve-calls.ts";
import { readBody } from "./read-body.ts";

const bodyLimit = 64 * 1024;

export type FindActor = (authorization: string | undefined) => Promise<Actor>;
export type FunctionTools = {
  service: CallService;
  findActor: FindActor;
  siteUrl: string;
  limitsRates: boolean;
  clientOf(c: HonoContext): string;
};

/** POST /functions/v1/<name> as HTTP: malformed requests are answered here. */
export async function serveFunction(
  c: HonoContext,
  tools: FunctionTools,
  name = c.req.param("name") ?? "",
): Promise<Reply> {
  const bound = tools.service.find(name);
  if (!bound) return replies.unknownCall(name);
  if (isCrossSite(c, tools.siteUrl)) return replies.crossSite();
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return replies.notJson();
  const limit = bound.call.largest ?? bodyLimit;
  const body = await readBody(c.req.raw, limit);
  if (body === undefined) return replies.tooLarge(limit);
  return tools.service.answer(bound, {
    body,
    actor: await tools.findActor(c.req.header("authorization")),
    caller: {
      address: tools.clientOf(c),
      userAgent: c.req.header("user-agent") ?? "",
      wantsPrivacy: c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1",
      isUnlimited: !tools.limitsRates,
    },
    correlationId: c.get("correlationId") ?? newId(),
    idempotencyKey: c.req.header("idempotency-key"),
  });
}

/** Browsers say where a request starts; other programs don’t, and carry no visitor's identity either. */
export function isCrossSite(c: HonoContext, siteUrl: string): boolean {
  if (c.req.header("sec-fetch-site") === "cross-site") return true;
  const origin = c.req.header("origin");
  if (!origin || origin === siteUrl) return false;
  return origin.replace(/^https?:\/\//, "") !== c.req.header("host");
}
