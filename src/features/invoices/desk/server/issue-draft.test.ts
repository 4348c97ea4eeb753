import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aFreeDraft, anEmptyDraft, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { issueDraft } from "./issue-draft.ts";

test("a draft is issued once, with the next number", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const draft = await draftInvoice(ctx, aFreeDraft);
    if (!draft.ok) throw new Error(draft.reason);
    const { id, version } = draft.value;
    expect(await issueDraft(ctx, { id, version: version + 1 })).toMatchObject({ reason: "changed_meanwhile" });
    const issued = await issueDraft(ctx, { id, version });
    expect(issued).toMatchObject({ value: { number: "INV-2026-00001", state: "issued" } });
    const next = issued.ok ? issued.value.version : 0;
    expect(await issueDraft(ctx, { id, version: next })).toMatchObject({ reason: "not_possible" });
  }));

test("a draft for a booking whose price has since changed is not issued", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const booking = aBooking({ state: "confirmed", totalCents: 90_000 });
    await ctx.db.insert(bookings).values(booking);
    const draft = await draftInvoice(ctx, {
      ...anEmptyDraft,
      booking_reference: booking.reference,
      lines: [],
      note: "",
    });
    if (!draft.ok) throw new Error(draft.reason);
    await ctx.db.update(bookings).set({ totalCents: 95_000 });
    expect(await issueDraft(ctx, draft.value)).toMatchObject({ reason: "price_changed" });
  }));
