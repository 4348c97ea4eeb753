import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quoteOptions } from "#db/schema/quotes.ts";
import { refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { saveService } from "#features/catalogue/services/server/save-service.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { findQuoteRow, givenDraft } from "#testing/builders/money/a-quote.ts";
import { anEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { saveOfService } from "#testing/builders/services/a-service.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createQuote } from "./create-quote.ts";

test("a quote for an enquiry has the customer’s details, and the month’s next number", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const first = await givenDraft(clerk);
    const second = await givenDraft(clerk);
    expect(await findQuoteRow(ctx, first.id)).toMatchObject({ number: "Q-2611-00001", version: 1, state: "draft" });
    expect(await findQuoteRow(ctx, second.id)).toMatchObject({ number: "Q-2611-00002", enquiryId: second.enquiryId });
  }));

test("a quote for an enquiry shows the request to our team, never to the customer", () =>
  inTransaction(async (ctx) => {
    const enquiry = anEnquiry({ message: "Do you take surfboards?" });
    await ctx.db.insert(enquiries).values(enquiry);
    const made = await createQuote(await asAdmin(ctx), { enquiry_id: enquiry.id });
    if (!made.ok) throw new Error(made.reason);
    expect(await findQuoteRow(ctx, made.value.id)).toMatchObject({
      internalNote: "Customer’s message: Do you take surfboards?",
    });
  }));

test("a quote for a booking request has the tariff's price, and the request's own reference", () =>
  inTransaction(async (ctx) => {
    const booking = aBooking({ childSeats: 2, childSeatSizes: { infant_seat: 1 } });
    await ctx.db.insert(bookings).values(booking);
    const made = await createQuote(await asAdmin(ctx), { booking_id: booking.id });
    if (!made.ok) throw new Error(made.reason);
    expect(await findQuoteRow(ctx, made.value.id)).toMatchObject({
      journey: { child_seats: 2, child_seat_sizes: { infant_seat: 1 } },
      bookingReference: booking.reference,
      customerName: "Thandi Mokoena",
      validUntil: addHours(testNow, 72),
    });
    const [option] = await ctx.db.select().from(quoteOptions);
    expect(option?.totalCents).toBeGreaterThan(0);
    expect(await createQuote(await asAdmin(ctx), { booking_id: booking.id })).toEqual(
      refuse("has_quote", { id: made.value.id }),
    );
  }));

test("a quote for a confirmed booking is refused", () =>
  inTransaction(async (ctx) => {
    const booking = aBooking({ state: "confirmed" });
    await ctx.db.insert(bookings).values(booking);
    expect(await createQuote(await asAdmin(ctx), { booking_id: booking.id })).toMatchObject(refuse("not_possible"));
  }));

test("a quote for an enquiry about a service of the company’s own is of that service, not of its kind’s usual one", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    expect(await saveService(clerk, saveOfService())).toMatchObject({ ok: true });
    const enquiry = anEnquiry({ serviceType: "wine-farm-transfer" });
    await ctx.db.insert(enquiries).values(enquiry);
    const made = await createQuote(clerk, { enquiry_id: enquiry.id });
    if (!made.ok) throw new Error(made.reason);
    expect(await findQuoteRow(ctx, made.value.id)).toMatchObject({
      journey: { service_type: "airport_transfer", offer: "wine-farm-transfer" },
    });
  }));
