import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { quotes } from "#db/schema/quotes.ts";
import { system, visitor } from "#domain/account/roles.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { quoteAtOnce } from "#features/quotes/builder/server/quote-at-once.ts";
import { reviseQuote } from "#features/quotes/builder/server/revise-quote.ts";
import { withdrawQuote } from "#features/quotes/builder/server/withdraw-quote.ts";
import { declineQuote } from "#features/quotes/offer/server/decline-quote.ts";
import { expireQuotes } from "#features/quotes/server/expire-quotes.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import { withdrawQuotesOfBooking } from "#features/quotes/server/withdraw-quotes-of-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/a-booking-request.ts";
import { anAccount, asPerson } from "#testing/builders/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "../../sale/server/create-booking.ts";
import { sendBookingCancelled } from "../../server/send-booking-cancelled.ts";
import { noteQuote } from "./book-quote.ts";
import { closeRequest, reopenRequest } from "./close-request.ts";
import { sendRequotePromised } from "./send-requote-promised.ts";

const reference = "CTS-7K3M9Q";
const bookingNow = async (ctx: Context) =>
  (await ctx.db.select().from(bookings).where(eq(bookings.reference, reference)))[0];

/** A request that waits for the customer's yes to the tariff's own price. */
async function quotedRequest(ctx: Context) {
  const clerk = asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
  await createBooking({ ...ctx, newReference: () => reference }, aBookingRequest({ passengers: 46 }));
  const sent = await quoteAtOnce(clerk, { booking_id: (await bookingNow(ctx))?.id ?? "" });
  if (!sent.ok) throw new Error(sent.reason);
  const quoteId = sent.value.id;
  await noteQuote(ctx, { type: "quote.sent", quoteId });
  expect((await bookingNow(ctx))?.state).toBe("quoted");
  return { clerk, quoteId, rowVersion: sent.value.row_version };
}

describe("a request whose quote", () => {
  test.each([
    ["price", "PRICE"],
    ["dates", "CUSTOMER_PLANS"],
    ["other", "OTHER"],
  ] as const)("was declined for %s is cancelled at no cost, and the customer is told once", (reason, code) =>
    inTransaction(async (ctx, world) => {
      const { quoteId } = await quotedRequest(ctx);
      await declineQuote({ ...ctx, actor: visitor }, { token: quoteToken(ctx, quoteId), reason, note: "" });
      for (let times = 0; times < 2; times++) await closeRequest(ctx, { type: "quote.declined", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({ state: "cancelled", cancelledReason: code, feeCents: 0 });
      const [told, ...more] = world.events.filter((event) => event.type === "booking.cancelled");
      expect(told).toMatchObject({ code, isWhole: true, feeCents: 0, refundCents: 0, quoteEnd: "declined" });
      expect(more).toEqual([]);
      if (told) await sendBookingCancelled(ctx, told);
      expect(world.emails.map(({ subject }) => subject)).toContain(`Booking request ${reference} closed`);
    }),
  );

  test("expired is closed, the customer is told, and the office has a call to make", () =>
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
      const told = world.events.find((event) => event.type === "booking.cancelled");
      if (told) await sendBookingCancelled(ctx, told);
      expect(world.emails.map(({ subject }) => subject)).toContain(`Your quote for ${reference} has expired`);
    }));

  test("expired and is revised gets a booking of its own", () =>
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

  test("we withdrew waits for our answer again, and the customer is told by when", () =>
    inTransaction(async (ctx, world) => {
      const { clerk, quoteId, rowVersion } = await quotedRequest(ctx);
      const later = { ...clerk, now: addHours(testNow, 2) };
      await withdrawQuote(later, { id: quoteId, row_version: rowVersion, reason: "Wrong vehicle" });
      for (let times = 0; times < 2; times++) await reopenRequest(later, { type: "quote.withdrawn", quoteId });
      expect(await bookingNow(ctx)).toMatchObject({ state: "requested", answeredAt: null });
      expect((await bookingNow(ctx))?.responseDueAt?.getTime()).toBeGreaterThan(addMinutes(later.now, 1).getTime());
      const promised = world.events.filter((event) => event.type === "booking.requote_promised");
      expect(promised).toEqual([{ type: "booking.requote_promised", reference }]);
      await sendRequotePromised(ctx, { type: "booking.requote_promised", reference });
      expect(world.emails.map(({ subject }) => subject)).toContain(`We’re preparing a new quote for ${reference}`);
    }));

  test("went with the request itself stays closed", () =>
    inTransaction(async (ctx, world) => {
      const { quoteId } = await quotedRequest(ctx);
      await declineQuote({ ...ctx, actor: visitor }, { token: quoteToken(ctx, quoteId), reason: "price", note: "" });
      await closeRequest(ctx, { type: "quote.declined", quoteId });
      const told = world.events.find((event) => event.type === "booking.cancelled");
      if (told) await withdrawQuotesOfBooking(ctx, told);
      await reopenRequest(ctx, { type: "quote.withdrawn", quoteId });
      expect((await bookingNow(ctx))?.state).toBe("cancelled");
    }));
});
