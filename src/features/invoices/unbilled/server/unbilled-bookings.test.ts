import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anEmptyDraft, asAdmin, aWaitingLine } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "../../desk/server/draft-invoice.ts";
import { issueDraft } from "../../desk/server/issue-draft.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { unbilledBookings } from "./unbilled-bookings.ts";

const driven = (day: string, changes: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ state: "completed", totalCents: 90_000, pickupAt: new Date(`${day}T07:00:00Z`), ...changes });

test("completed bookings without an invoice are listed, the oldest first, with the days left", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const late = driven("2026-10-28", { state: "closed" });
    const fresh = driven("2026-11-19");
    const billed = driven("2026-11-10");
    await ctx.db
      .insert(bookings)
      .values([
        fresh,
        late,
        billed,
        driven("2026-11-11", { state: "confirmed" }),
        driven("2026-11-12", { state: "cancelled" }),
        driven("2026-11-13", { totalCents: 0 }),
        driven("2026-11-14", { isTest: true }),
      ]);
    await issueInvoices(ctx, { bookings: [billed.id] });
    const first = await unbilledBookings(ctx, { size: 1 });
    expect(first).toMatchObject({
      value: { bookings: [{ reference: late.reference, driven_on: "2026-10-28", days_left: -2, draft_id: null }] },
    });
    const after = first.ok ? first.value.next : null;
    expect(await unbilledBookings(ctx, { size: 5, after })).toMatchObject({
      value: { bookings: [{ reference: fresh.reference, days_left: 20, total_cents: 90_000 }], next: null },
    });
  }));

test("extra charges and drafts leave a booking in the list; crediting its invoice brings it back", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const booking = driven("2026-11-19");
    await ctx.db.insert(bookings).values(booking);
    const listed = async () => {
      const result = await unbilledBookings(ctx, { size: 5 });
      return result.ok ? result.value.bookings : [];
    };
    const beside = await draftInvoice(ctx, {
      ...anEmptyDraft,
      booking_reference: booking.reference,
      lines: [aWaitingLine],
      note: "",
    });
    if (beside.ok) await issueDraft(ctx, beside.value);
    expect(await listed()).toMatchObject([{ draft_id: null }]);
    const own = await draftInvoice(ctx, {
      ...anEmptyDraft,
      booking_reference: booking.reference,
      lines: [],
      note: "",
    });
    if (!own.ok) throw new Error(own.reason);
    expect(await listed()).toMatchObject([{ draft_id: own.value.id }]);
    await issueDraft(ctx, own.value);
    expect(await listed()).toEqual([]);
    await ctx.db.update(invoices).set({ state: "credited" });
    expect(await listed()).toHaveLength(1);
  }));
