import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myInvoices } from "./my-invoices.ts";

const anInvoice = (number: string, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
  id: newId(),
  number,
  state: "issued" as const,
  buyerName: "Thandi Mokoena",
  buyerEmail: "thandi@example.com",
  totalCents: 115_000,
  vatCents: 15_000,
  issuedAt: testNow,
  dueOn: "2026-12-20",
  createdAt: testNow,
  ...changes,
});

const numbersOf = async (request: ReturnType<typeof myInvoices>) => {
  const answer = await request;
  return answer.ok ? answer.value.invoices.map(({ number }) => number) : [];
};

async function insertOrganisation(ctx: Context) {
  const id = newId();
  await ctx.db.insert(organisations).values({ id, kind: "corporate", name: "Blue Crane", createdAt: testNow });
  return id;
}

describe("my invoices", () => {
  test("are those sent to my address and for my bookings, without drafts, other people's or an organisation's", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const booking = aBooking({ bookerId: me.userId });
      const organisationId = await insertOrganisation(ctx);
      await ctx.db.insert(bookings).values(booking);
      await ctx.db
        .insert(invoices)
        .values([
          anInvoice("INV-2026-00001", { issuedAt: new Date("2026-10-01T08:00:00Z") }),
          anInvoice("INV-2026-00002", { bookingId: booking.id, buyerEmail: "boss@example.com" }),
          anInvoice("INV-2026-00003", { buyerEmail: "pieter@example.com" }),
          anInvoice("INV-2026-00004", { state: "draft" }),
          anInvoice("INV-2026-00005", { organisationId }),
        ]);
      expect(await numbersOf(myInvoices(me, {}))).toEqual(["INV-2026-00002", "INV-2026-00001"]);
    }));

  test("are empty until the address is confirmed", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await ctx.db.insert(invoices).values(anInvoice("INV-2026-00001"));
      expect(await numbersOf(myInvoices(me, {}))).toEqual([]);
    }));

  test("come in pages of twenty", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const rows = Array.from({ length: 25 }, (_, at) => anInvoice(`INV-2026-${String(at).padStart(5, "0")}`));
      await ctx.db.insert(invoices).values(rows);
      const first = await myInvoices(me, {});
      const after = (first.ok && first.value.next) || "";
      expect(await numbersOf(myInvoices(me, { after }))).toHaveLength(5);
    }));
});
