import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import type { Call } from "#platform/contract.ts";
import type { Reply } from "#platform/replies.ts";
import { cardPage, cardsContract } from "../contract.ts";

type Answer = (c: HonoContext, call: Call, input: object) => Promise<Reply>;

/** The address behind the QR codes on a partner’s cards. An unknown code still opens the booking page. */
export function cardRoutes(answer: Answer): Hono {
  const leadTo = async (c: HonoContext, to: "booking" | "whatsapp") => {
    const reply = await answer(c, cardsContract.openCard, { code: c.req.param("code") });
    if (reply.status === 429 || reply.status >= 500)
      return c.json(Object(reply.body), reply.status as ContentfulStatusCode, reply.headers);
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex, nofollow");
    return c.redirect(reply.status === 200 ? z.parse(cardsContract.openCard.output, reply.body)[to] : "/booking", 302);
  };
  return new Hono()
    .get(`${cardPage}:code`, (c) => leadTo(c, "booking"))
    .get(`${cardPage}:code/whatsapp`, (c) => leadTo(c, "whatsapp"));
}
