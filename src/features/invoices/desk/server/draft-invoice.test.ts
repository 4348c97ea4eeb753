import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import {
  anIssuedInvoice,
  asAdmin,
  anEmptyDraft as empty,
  aFreeDraft as free,
  aWaitingLine as waiting,
} from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { issueDraft } from "./issue-draft.ts";

describe("our team starts an invoice", () => {
  test("with its own lines, and gets the next number only when issued", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const draft = await draftInvoice(ctx, free);
      expect(draft).toMatchObject({ ok: true, value: { state: "draft" } });
      expect(draft.ok && draft.value.number).toMatch(/^DRAFT-/);
      const { number } = await anIssuedInvoice(ctx);
      expect(number).toBe("INV-2026-00001");
      expect((await anIssuedInvoice(ctx)).number).toBe("INV-2026-00002");
    }));

  test("once for a booking; extra charges are separate", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const booking = aBooking({ state: "confirmed", totalCents: 90_000 });
      await ctx.db.insert(bookings).values(booking);
      const forBooking = { ...empty, booking_reference: booking.reference.toLowerCase(), lines: [], note: "" };
      expect(await draftInvoice(ctx, { ...forBooking, booking_reference: "CTS-000000" })).toMatchObject({
        reason: "no_such_booking",
      });
      const first = await draftInvoice(ctx, forBooking);
      expect(await draftInvoice(ctx, forBooking), "while it is a draft").toMatchObject({ reason: "already_billed" });
      if (first.ok) await issueDraft(ctx, first.value);
      expect(await draftInvoice(ctx, forBooking)).toMatchObject({ reason: "already_billed" });
      expect(await draftInvoice(ctx, { ...forBooking, lines: [waiting] })).toMatchObject({ ok: true });
      const rows = await ctx.db.select().from(invoices).orderBy(invoices.isSupplement);
      expect(rows).toMatchObject([
        { totalCents: 90_000, buyerEmail: booking.email, isSupplement: false },
        { totalCents: 30_000, isSupplement: true },
      ]);
    }));
});
