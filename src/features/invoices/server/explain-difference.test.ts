import { expect, test } from "vitest";
import { bookingChanges } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { explainDifference } from "./explain-difference.ts";

/** A tour of R5 800 quoted at another price two days before it was invoiced. */
async function aQuotedTour(ctx: Context, totalCents: number) {
  const { booking, invoice } = await aBilledTour(ctx);
  const accepted = { acceptedOption: "A", acceptedName: "Thandi", acceptedAt: addHours(testNow, -48) } as const;
  const quote = {
    ...accepted,
    id: newId(),
    number: "Q-2611-0001",
    state: "converted" as const,
    bookingReference: booking.reference,
    customerName: "Thandi",
    customerEmail: "thandi@example.com",
    journey: {},
    validUntil: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  };
  await ctx.db.insert(quotes).values(quote);
  const option = { quoteId: quote.id, title: "Private tour", lines: [], description: "" };
  await ctx.db.insert(quoteOptions).values([
    { ...option, id: newId(), letter: "A", totalCents },
    { ...option, id: newId(), letter: "B", totalCents: 1 },
  ]);
  const change = (differenceCents: number, hoursAgo: number, more: object = {}) =>
    ctx.db.insert(bookingChanges).values({
      id: newId(),
      bookingId: booking.id,
      state: "applied",
      proposedBy: "Naledi",
      before: {},
      after: {},
      differenceCents,
      note: "for us alone",
      decidedAt: addHours(testNow, -hoursAgo),
      createdAt: testNow,
      ...more,
    });
  return { invoice, quote, change };
}

test("lists the changes from the accepted option to the invoice", () =>
  inTransaction(async (ctx) => {
    const { invoice, quote, change } = await aQuotedTour(ctx, 500_000);
    await change(99_999, 72);
    await change(70_000, 24, { after: { passengers: 6 } });
    await change(5000, 12, { state: "rejected" });
    const result = await explainDifference(ctx, invoice);
    expect(result).toMatchObject({ quoteNumber: quote.number, quotedCents: 500_000 });
    expect(result?.steps.map(({ cents }) => cents)).toEqual([70_000, 10_000]);
    expect(result?.steps[0]?.text).toContain("passengers");
    expect(JSON.stringify(result)).not.toContain("for us alone");
  }));

test("nothing is shown if the quote’s price was kept, or for extra charges", () =>
  inTransaction(async (ctx) => {
    const { invoice } = await aQuotedTour(ctx, 580_000);
    expect(await explainDifference(ctx, invoice)).toBeUndefined();
    expect(await explainDifference(ctx, { ...invoice, totalCents: 1, isSupplement: true })).toBeUndefined();
    expect(await explainDifference(ctx, { ...invoice, totalCents: 1, kind: "credit_note" })).toBeUndefined();
  }));
