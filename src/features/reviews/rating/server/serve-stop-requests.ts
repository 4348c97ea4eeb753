import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Call } from "#platform/contract.ts";
import { readBody } from "#platform/http/read-body.ts";
import { type Reply, replies } from "#platform/replies.ts";
import { ratingContract } from "../contract.ts";
import { ratingPage } from "./rating-link.ts";

type Answer = (c: HonoContext, call: Call, input: object) => Promise<Reply>;

const bodyLimit = 4 * 1024;

/**
 * Unsubscribes with a single request, as mail programs send it for their own “Unsubscribe” (RFC 8058). It
 * comes from the mail provider’s site, so no sign-in is needed: the token is the key. Opened as a page, the
 * address asks with a button.
 */
export function stopRequestRoutes(answer: Answer): Hono {
  return new Hono().post(ratingPage, async (c) => {
    const sent = await readBody(c.req.raw, bodyLimit);
    if (sent === undefined) return send(c, replies.tooLarge(bodyLimit));
    const isOneClick = new URLSearchParams(sent).get("List-Unsubscribe") === "One-Click";
    if (!isOneClick) return send(c, replies.notFound());
    return send(c, await answer(c, ratingContract.stopRatingRequests, { token: c.req.query("token") ?? "" }));
  });
}

const send = (c: HonoContext, { status, body, headers }: Reply) =>
  c.body(JSON.stringify(body), status as ContentfulStatusCode, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...headers,
  });
