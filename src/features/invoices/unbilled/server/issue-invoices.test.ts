import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anEmptyDraft, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { draftInvoice } from "../../desk/server/draft-invoice.ts";
import { issueInvoices } from "./issue-invoices.ts";

test("each completed booking gets its invoice once; every other says why it has none", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const driven = { state: "completed" as const, totalCents: 90_000, pickupAt: new Date("2026-11-19T07:00:00Z") };
    const [paid, unpaid, begun] = [aBooking(driven), aBooking(driven), aBooking(driven)] as const;
    const ahead = aBooking({ state: "confirmed", totalCents: 90_000 });
    await ctx.db.insert(bookings).values([paid, unpaid, begun, ahead]);
    await ctx.db.insert(payments).values({
      id: newId(),
      bookingId: paid.id,
      amountCents: 90_000,
      method: "cash",
      state: "succeeded",
      paidAt: testNow,
      createdAt: testNow,
      updatedAt: testNow,
    });
    await draftInvoice(ctx, { ...anEmptyDraft, booking_reference: begun.reference, lines: [], note: "" });
    const request = [paid, unpaid, begun, ahead].map(({ id }) => id);
    const outcome = async () => {
      const answer = await issueInvoices(ctx, { bookings: [...request, paid.id] });
      const results = answer.ok ? answer.value.results : [];
      return request.map((id) => results.filter(({ booking_id }) => booking_id === id));
    };
    const draft = { is_done: false, message: "There is a draft for it. Issue or delete the draft.", invoice: null };
    const tooEarly = { is_done: false, message: "It hasn’t been driven.", invoice: null };
    const done = { is_done: true, invoice: { total_cents: 90_000 } };
    expect(await outcome()).toMatchObject([[done], [done], [draft], [tooEarly]]);
    const billed = { is_done: false, message: "It already has an invoice.", invoice: null };
    expect(await outcome(), "asked again").toMatchObject([[billed], [billed], [draft], [tooEarly]]);
    const rows = await ctx.db.select().from(invoices);
    const of = (id: string) => rows.filter(({ bookingId }) => bookingId === id);
    expect(of(paid.id), "what was paid counts").toMatchObject([{ state: "paid", paidCents: 90_000 }]);
    expect(of(unpaid.id)).toMatchObject([{ state: "issued", paidCents: 0, totalCents: 90_000 }]);
    // No booking email attaches it, so it is sent separately.
    const messages = world.events.filter(({ type }) => type === "invoice.issued");
    expect(messages).toHaveLength(2);
    expect(messages.every((event) => !("isCarried" in event))).toBe(true);
  }));
