import fc from "fast-check";
import { expect, test } from "vitest";
import { ageingBand as bandOf, dueAmount } from "#domain/invoice/invoice-balance.ts";
import { type InvoiceKind, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { addDays, localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { ageingBand, isDue, openCents } from "./invoice-balance.ts";
import { invoices } from "./schema/invoices.ts";

const kinds: readonly InvoiceKind[] = ["invoice", "tax_invoice", "abridged", "pro_forma", "credit_note"];
const amount = fc.oneof(fc.constantFrom(0, 500, 1000), fc.integer({ min: 0, max: 2_000_000 }));
const today = localDate("2026-11-16");

const drawn = fc
  .sample(
    fc.record({
      kind: fc.constantFrom(...kinds),
      state: fc.constantFrom(...invoiceLifecycle.states),
      totalCents: amount,
      creditedCents: amount,
      paidCents: amount,
      late: fc.oneof(fc.constantFrom(0, 1, 30, 31, 60, 61, 90, 91), fc.integer({ min: -120, max: 400 })),
    }),
    { numRuns: 300, seed: 20_261_116 },
  )
  .map((invoice) => ({ ...invoice, id: newId(), dueOn: addDays(today, -invoice.late) }));

test("the database and the rules agree to the cent on what is due on an invoice, and since when", () =>
  inTransaction(async ({ db }) => {
    const buyer = { buyerName: "Blue Crane", buyerEmail: "bills@example.com" };
    await db.insert(invoices).values(
      drawn.map(({ late: _, ...invoice }, at) => ({
        ...invoice,
        ...buyer,
        number: `INV-2026-${at}`,
        issuedAt: testNow,
        createdAt: testNow,
      })),
    );
    const rows = await db
      .select({ id: invoices.id, open: openCents, band: ageingBand(today) })
      .from(invoices)
      .where(isDue);
    const expected = drawn
      .map((invoice) => ({ id: invoice.id, open: Number(dueAmount(invoice)), band: bandOf(invoice.dueOn, today) }))
      .filter(({ open }) => open > 0);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(expected.length).toBeGreaterThan(20);
  }));
