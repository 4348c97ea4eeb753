import { expect, test } from "vitest";
import { visitEvents } from "#db/schema/analytics.ts";
import { bookings } from "#db/schema/booking.ts";
import { sendInquiryConfirmation } from "#features/crm/contact/server/send-inquiry-confirmation.ts";
import { submitQuote } from "#features/crm/contact/server/submit-quote.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { anInquiry, aQuickMessage } from "#testing/builders/a-message.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { countBookingRequest, countEnquiry } from "./count-lead.ts";
import { countPurchase } from "./count-purchase.ts";

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
])("%s is one lead, told twice or not, and holds nobody's name", (_what, send, path, kind) =>
  inTransaction(async (ctx, world) => {
    await send(ctx);
    for (const event of [...received(world), ...received(world)]) await countEnquiry(ctx, event);
    const leads = await all(ctx);
    expect(leads).toMatchObject([{ kind: "lead", path, props: { kind }, amountCents: null, visitor: null }]);
    expect(JSON.stringify(leads)).not.toMatch(/thandi|mokoena|555 0199|hermanus|ENQ-/i);
  }),
);

const given = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const booking = aBooking({ source: "website", totalCents: 129_900, ...changes });
  await ctx.db.insert(bookings).values(booking);
  return booking.reference;
};

test.each([
  ["a booking request from the site", {}, 1],
  ["a test booking", { isTest: true }, 0],
  ["a booking the office wrote down", { source: "phone" }, 0],
])("%s is %s of %i leads", (_what, changes, count) =>
  inTransaction(async (ctx) => {
    const reference = await given(ctx, changes);
    await countBookingRequest(ctx, { type: "booking.created", reference });
    await countBookingRequest(ctx, { type: "booking.created", reference });
    expect(await all(ctx)).toHaveLength(count);
  }),
);

test("the first payment of a booking is a purchase of its whole price; a second payment is not another", () =>
  inTransaction(async (ctx) => {
    const reference = await given(ctx, { serviceType: "day_tour", offer: "winelands" });
    for (const paymentId of ["p1", "p2"]) await countPurchase(ctx, { type: "payment.succeeded", paymentId, reference });
    const [purchase, ...others] = await all(ctx);
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({
      kind: "purchase",
      path: "/payment-success",
      amountCents: 129_900,
      props: { service: "day_tour", offer: "winelands" },
    });
    expect(JSON.stringify(purchase)).not.toContain(reference);
  }));

test("money for a test booking is no purchase", () =>
  inTransaction(async (ctx) => {
    const reference = await given(ctx, { isTest: true });
    await countPurchase(ctx, { type: "payment.succeeded", paymentId: "p1", reference });
    expect(await all(ctx)).toEqual([]);
  }));
