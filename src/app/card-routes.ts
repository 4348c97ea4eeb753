import { Hono } from "hono";
import * as z from "zod/mini";
import { cardPage, cardsContract } from "#features/partners/cards/contract.ts";
import { answering, type LinkPages, sendReply } from "./link-pages.ts";

/** Where the codes on a partner’s cards lead. A code that is no one’s any more still opens booking. */
export function cardRoutes(given: LinkPages): Hono {
  const answerTo = answering(given);
  const routes = new Hono();
  for (const [path, to] of [
    [`${cardPage}:code`, "booking"],
    [`${cardPage}:code/whatsapp`, "whatsapp"],
  ] as const)
    routes.get(path, async (c) => {
      const reply = await answerTo(c, cardsContract.openCard, { code: c.req.param("code") });
      if (reply.status === 429 || reply.status >= 500) return sendReply(c, reply);
      const address =
        reply.status === 200 ? z.parse(cardsContract.openCard.output, reply.body)[to] : ("/booking" as const);
      c.header("cache-control", "no-store");
      c.header("x-robots-tag", "noindex, nofollow");
      return c.redirect(address, 302);
    });
  return routes;
}
