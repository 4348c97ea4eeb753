import { expect, test } from "vitest";
import { enquiries } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readSalesReport } from "./read-sales-report.ts";

const earlier = (hours: number) => addHours(testNow, -hours);

test("enquiries count by what became of them, and by the promise that was kept", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const takenBy = admin.actor.kind === "person" ? admin.actor.userId : null;
    const asked = { createdAt: earlier(50), responseDueAt: earlier(49) };
    await givenEnquiry(ctx, { ...asked, state: "won", takenBy, answeredAt: addMinutes(earlier(50), 10) });
    await givenEnquiry(ctx, { ...asked, state: "contacted", answeredAt: addMinutes(earlier(50), 90) });
    await givenEnquiry(ctx, { ...asked, state: "new" });
    await givenEnquiry(ctx, { ...asked, state: "spam" });
    await givenEnquiry(ctx, { ...asked, createdAt: earlier(24 * 40), state: "won" });
    const lost = { ...asked, state: "lost" as const, source: "contact_page", updatedAt: testNow };
    await givenEnquiry(ctx, { ...lost, lostReason: "Price" });
    await givenEnquiry(ctx, { ...lost, lostReason: "price" });
    const { value } = await readSalesReport(admin, { days: 30 });
    expect(value.by_source).toEqual([
      { name: "free_quote", received: 3, won: 1, lost: 0, open: 2, won_cents: 0 },
      { name: "contact_page", received: 2, won: 0, lost: 2, open: 0, won_cents: 0 },
    ]);
    expect(value.by_owner).toMatchObject([
      { name: "", received: 4 },
      { name: "Naledi Jacobs", received: 1, won: 1 },
    ]);
    expect(value.answers[0]).toEqual({
      source: "free_quote",
      received: 3,
      answered: 2,
      kept: 1,
      median_minutes: 50,
    });
    expect(value.lost).toMatchObject([{ reason: "price", source: "contact_page", count: 2, value_cents: 0 }]);
  }));

test("what was lost has the value of its quote, with an enquiry or without", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenQuote(admin);
    await ctx.db.update(enquiries).set({ state: "lost", lostReason: "No answer", updatedAt: testNow });
    const [one] = (await readSalesReport(admin, { days: 30 })).value.lost;
    expect(one).toMatchObject({ reason: "no_answer", count: 1 });
    expect(one?.value_cents).toBeGreaterThan(0);
    await ctx.db.update(quotes).set({ enquiryId: null, state: "declined", declineReason: "dates", updatedAt: testNow });
    const { lost } = (await readSalesReport(admin, { days: 30 })).value;
    expect(lost).toContainEqual(
      expect.objectContaining({ reason: "dates", source: "quote", count: 1, value_cents: one?.value_cents }),
    );
  }));
