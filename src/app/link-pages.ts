import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { visitor } from "#domain/account/roles.ts";
import type { Call } from "#platform/contract.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import { newId } from "#platform/ids.ts";
import type { Reply } from "#platform/replies.ts";
import type { CallService } from "#platform/serve-calls.ts";
import type { AppServices } from "./open-app.ts";

/** The data of pages that anyone with the link opens. */
export type LinkPages = {
  service: CallService;
  services: AppServices;
  limiter: RateLimiter;
  siteUrl: string;
  /** Where the build put a script. */
  scriptOf(source: string): string;
  clientOf(c: HonoContext): string;
};

export const liveScript = "src/app/pages/live.ts";

/** Makes a call as a visitor, with its limits, checks and transaction. */
export const answering =
  ({ service, clientOf }: LinkPages) =>
  (c: HonoContext, call: Call, input: object): Promise<Reply> => {
    const bound = service.find(call.name);
    if (!bound) throw new Error(`${call.name} is not bound.`);
    const caller = { address: clientOf(c), userAgent: c.req.header("user-agent") ?? "" };
    const request = { actor: visitor, caller, correlationId: newId(), idempotencyKey: undefined };
    return service.answer(bound, { body: JSON.stringify(input), ...request });
  };

export const sendHtml = (c: HonoContext, text: string, status = 200) =>
  c.body(text, status as ContentfulStatusCode, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    // The address is the key, so no other site may see it.
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  });

export const sendReply = (c: HonoContext, reply: Reply) =>
  c.body(JSON.stringify(reply.body), reply.status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...reply.headers,
  });
