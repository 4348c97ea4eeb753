import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { auditLog } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { discardDraft } from "../../drafts/server/discard-draft.ts";
import { draftInvoice } from "../../drafts/server/draft-invoice.ts";
import { issueDraft } from "../../drafts/server/issue-draft.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { exportInvoices } from "./export-invoices.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { invoiceGaps } from "./invoice-gaps.ts";
import { listInvoices } from "./list-invoices.ts";
import { readInvoice } from "./read-invoice.ts";
import { recordInvoicePayment } from "./record-invoice-payment.ts";
import { writeOffInvoice } from "./write-off-invoice.ts";

const empty = { booking_reference: "", buyer_name: "", buyer_email: "", buyer_address: "", buyer_vat_number: "" };
const waiting = { text: "Waiting time", quantity: 2, unit_cents: 15_000, vat_code: "EX12G" } as const;
const free = { ...empty, buyer_name: "Blue Crane", buyer_email: "accounts@example.com", lines: [waiting], note: "" };
const office = (ctx: Context) => askingAs(ctx, { name: "Naledi", email: "office@example.com", roles: ["admin"] });

/** Begun and issued: R300, unpaid. */
async function anIssuedInvoice(ctx: Context) {
  const draft = await draftInvoice(ctx, free);
  if (!draft.ok) throw new Error(draft.reason);
  const issued = await issueDraft(ctx, { id: draft.value.id, version: draft.value.version });
  if (!issued.ok) throw new Error(issued.reason);
  return issued.value;
}
const paid = { method: "transfer", paid_on: "2026-11-20", note: "FNB line 12" } as const;

describe("the office begins an invoice", () => {
  test("with lines of its own: no number until it is issued, and one after the other then", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
      const draft = await draftInvoice(ctx, free);
      expect(draft).toMatchObject({ ok: true, value: { state: "draft" } });
      expect(draft.ok && draft.value.number).toMatch(/^DRAFT-/);
      const { number } = await anIssuedInvoice(ctx);
      expect(number).toBe("INV-2026-00001");
      expect((await anIssuedInvoice(ctx)).number).toBe("INV-2026-00002");
    }));

  test("for a booking once; what comes on top stands beside it", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
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

  test("or throws the draft away, but nothing that is issued", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
      const draft = await draftInvoice(ctx, free);
      const chosen = draft.ok ? draft.value : { id: newId(), version: 1 };
      expect(await discardDraft(ctx, chosen)).toMatchObject({ ok: true });
      expect(await discardDraft(ctx, await anIssuedInvoice(ctx))).toMatchObject({ reason: "not_possible" });
      expect(await invoiceGaps(ctx)).toMatchObject({
        value: { series: [{ name: "INV-2026", documents: 1, missing: [] }] },
      });
    }));
});

describe("money by hand", () => {
  test("is counted up to what is open, on what the office saw, and on record", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
      const { id, version } = await anIssuedInvoice(ctx);
      const pay = (amount_cents: number, seen: number) =>
        answeringFresh(recordInvoicePayment)(ctx, { ...paid, id, version: seen, amount_cents });
      expect(await pay(30_001, version)).toMatchObject({ reason: "more_than_open", details: { open_cents: 30_000 } });
      const part = await pay(10_000, version);
      expect(part).toMatchObject({ value: { state: "part_paid" } });
      expect(await pay(10_000, version)).toMatchObject({
        reason: "changed_meanwhile",
        details: { invoice: { id, state: "part_paid", paid_cents: 10_000 } },
      });
      expect(await pay(20_000, part.ok ? part.value.version : 0)).toMatchObject({ value: { state: "paid" } });
      expect(await readInvoice(ctx, { id })).toMatchObject({
        value: { open_cents: 0, payments: [{ by: "Naledi", note: "FNB line 12" }, {}] },
      });
      const entries = await ctx.db.select({ action: auditLog.action }).from(auditLog);
      expect(entries.filter(({ action }) => action === "invoice.payment_recorded")).toHaveLength(2);
    }));

  test("a part taken back leaves the rest to be paid; the whole closes it", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
      const { id, version } = await anIssuedInvoice(ctx);
      const credit = (seen: number, amount_cents?: number) =>
        creditInvoice(ctx, { id, version: seen, reason: "Late", ...(amount_cents && { amount_cents }) });
      expect(await credit(version, 30_001)).toMatchObject({ reason: "more_than_left" });
      expect(await credit(version, 10_000)).toMatchObject({ value: { number: "CN-2026-00001" } });
      const after = await readInvoice(ctx, { id });
      expect(after).toMatchObject({ value: { state: "issued", open_cents: 20_000, credited_cents: 10_000 } });
      expect(await credit(after.ok ? after.value.version : 0)).toMatchObject({ value: { number: "CN-2026-00002" } });
      expect(await readInvoice(ctx, { id })).toMatchObject({ value: { state: "credited", open_cents: 0 } });
    }));

  test("given up is written off, and no longer owed", () =>
    inTransaction(async (transaction) => {
      const ctx = await office(transaction);
      const chosen = await anIssuedInvoice(ctx);
      expect(await invoiceFigures(ctx)).toMatchObject({
        value: { ageing: [{ band: "not_due", open_cents: 30_000 }, {}, {}, {}, {}] },
      });
      const late = { ...ctx, now: new Date("2027-01-10T08:00:00Z") };
      const figures = await invoiceFigures(late);
      expect(figures.ok && figures.value.ageing.map(({ open_cents }) => open_cents)).toEqual([0, 0, 30_000, 0, 0]);
      expect(await writeOffInvoice(ctx, { ...chosen, reason: "Gone" })).toMatchObject({
        value: { state: "written_off" },
      });
      const none = await invoiceFigures(late);
      expect(none.ok && none.value.ageing.every(({ open_cents }) => open_cents === 0)).toBe(true);
    }));
});

test("the list pages by key, filters, searches, and goes out as a CSV whose sums are numbers", () =>
  inTransaction(async (transaction) => {
    const ctx = await office(transaction);
    for (const _ of [1, 2, 3]) await anIssuedInvoice(ctx);
    const first = await listInvoices(ctx, { search: "", size: 2 });
    const after = first.ok ? first.value.next : null;
    const second = await listInvoices(ctx, { search: "", size: 2, after });
    const numbers = [first, second].flatMap((page) => (page.ok ? page.value.invoices.map(({ number }) => number) : []));
    expect(numbers).toEqual(["INV-2026-00003", "INV-2026-00002", "INV-2026-00001"]);
    const found = async (filter: object) => {
      const page = await listInvoices(ctx, { search: "", size: 50, ...filter });
      return page.ok ? page.value.invoices.length : 0;
    };
    expect([
      await found({ search: "crane" }),
      await found({ search: "00002" }),
      await found({ states: ["paid"] }),
      await found({ until: "2026-11-19" }),
      await found({ from: "2026-11-20", until: "2026-11-20" }),
    ]).toEqual([3, 1, 0, 0, 3]);
    const [one] = numbers;
    await ctx.db.update(invoices).set({ buyerName: "=1+1", kind: "credit_note", issuedAt: testNow });
    const file = await exportInvoices(ctx, { search: one ?? "" });
    const csv = file.ok ? Buffer.from(file.value.content, "base64").toString() : "";
    expect(csv).toContain("-300.00");
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain("'-");
  }));
