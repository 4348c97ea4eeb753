import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quotes } from "#db/schema/quotes.ts";
import { system, visitor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { reviseQuote } from "#features/quotes/builder/server/revise-quote.ts";
import { declineQuote } from "#features/quotes/offer/server/decline-quote.ts";
import { expireQuotes } from "#features/quotes/server/expire-quotes.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import { withdrawQuotesOfBooking } from "#features/quotes/server/withdraw-quotes-of-booking.ts";
import { bookingNow, quotedRequest, reference } from "#testing/builders/money/a-quoted-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendBookingCancelled } from "../../booking-emails/server/send-booking-cancelled.ts";
import { closeRequest } from "./close-request.ts";
import { reopenRequest } from "./reopen-request.ts";

test.each([
  ["price", "PRICE"],
  ["dates", "CUSTOMER_PLANS"],
  ["other", "OTHER"],
] as const)(
  "a request whose quote was declined for %s is cancelled at no cost, and the customer gets one email",
  (reason, code) =>
    inTransaction(async (ctx, world) => {
      const { quoteId } = await quotedRequest(ctx);
      await declineQuote({ ...ctx, actor: visitor }, { token: quoteToken(ctx, quoteId), reason, note: "" });
      for (let times = 0; times < 2; times++) await closeRequest(ctx, { type: "quote.declined", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({ state: "cancelled", cancelledReason: code, feeCents: 0 });
      const [messages, ...more] = world.events.filter((event) => event.type === "booking.cancelled");
      expect(messages).toMatchObject({ code, isWhole: true, feeCents: 0, refundCents: 0, quoteEnd: "declined" });
      expect(more).toEqual([]);
      if (messages) await sendBookingCancelled(ctx, messages);
      expect(world.emails.map(({ subject }) => subject)).toContain(`Booking request ${reference} closed`);
    }),
);

test("a request whose quote expired is closed, the customer is notified, and our team has a call to make", () =>
  inTransaction(async (ctx, world) => {
    const { quoteId } = await quotedRequest(ctx);
    const late = { ...ctx, actor: system, now: addHours(testNow, 73) };
    await expireQuotes(late);
    expect(world.events.filter(({ type }) => type === "quote.expired")).toEqual([{ type: "quote.expired", quoteId }]);
    for (let times = 0; times < 2; times++) await closeRequest(late, { type: "quote.expired", quoteId });
    expect(await bookingNow(ctx)).toMatchObject({ state: "cancelled", cancelledReason: "OTHER" });
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: "task.wanted", kind: "quote_expired", subjectId: reference }),
    );
    const match = world.events.find((event) => event.type === "booking.cancelled");
    if (match) await sendBookingCancelled(ctx, match);
    expect(world.emails.map(({ subject }) => subject)).toContain(`Quote for booking request ${reference} expired`);
  }));

test("a request whose quote expired and is revised gets a booking of its own", () =>
  inTransaction(async (ctx) => {
    const { clerk, quoteId } = await quotedRequest(ctx);
    const late = { ...clerk, now: addHours(testNow, 73) };
    await expireQuotes({ ...late, actor: system });
    await closeRequest(late, { type: "quote.expired", quoteId });
    const [expired] = await ctx.db.select().from(quotes).where(eq(quotes.id, quoteId));
    const next = await reviseQuote(late, { id: quoteId, row_version: expired?.rowVersion ?? 0 });
    const [row] = await ctx.db
      .select()
      .from(quotes)
      .where(eq(quotes.id, next.ok ? next.value.id : ""));
    expect(row).toMatchObject({ version: 2, bookingId: null, number: expired?.number });
    expect(row?.bookingReference).not.toBe(reference);
  }));

test("a request whose quote went with the request itself stays closed", () =>
  inTransaction(async (ctx, world) => {
    const { quoteId } = await quotedRequest(ctx);
    await declineQuote({ ...ctx, actor: visitor }, { token: quoteToken(ctx, quoteId), reason: "price", note: "" });
    await closeRequest(ctx, { type: "quote.declined", quoteId });
    const match = world.events.find((event) => event.type === "booking.cancelled");
    if (match) await withdrawQuotesOfBooking(ctx, match);
    await reopenRequest(ctx, { type: "quote.withdrawn", quoteId });
    expect((await bookingNow(ctx))?.state).toBe("cancelled");
  }));
