import { expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import { sendInquiryConfirmation } from "#features/crm/contact/server/send-inquiry-confirmation.ts";
import { submitQuote } from "#features/crm/contact/server/submit-quote.ts";
import type { Context } from "#platform/context.ts";
import { anInquiry, aQuickMessage } from "#testing/builders/people/a-message.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { countEnquiry } from "./count-enquiry.ts";

const all = (ctx: Context) => ctx.db.select().from(visitEvents);
const received = (world: World) => world.events.flatMap((event) => (event.type === "enquiry.received" ? event : []));

test.each([
  ["a message from the home page", (ctx: Context) => submitQuote(ctx, aQuickMessage()), "/", "enquiry"],
  [
    "a quote request",
    (ctx: Context) => submitQuote(ctx, aQuickMessage({ source: "free_quote" })),
    "/free-quote",
    "quote request",
  ],
  ["an enquiry", (ctx: Context) => sendInquiryConfirmation(ctx, anInquiry()), "/contact", "enquiry"],
])("%s is one lead, even if repeated, and holds no one's name", (_what, send, path, kind) =>
  inTransaction(async (ctx, world) => {
    await send(ctx);
    for (const event of [...received(world), ...received(world)]) await countEnquiry(ctx, event);
    const leads = await all(ctx);
    expect(leads).toMatchObject([{ kind: "lead", path, props: { kind }, amountCents: null, visitor: null }]);
    expect(JSON.stringify(leads)).not.toMatch(/thandi|mokoena|555 0199|hermanus|ENQ-/i);
  }),
);
