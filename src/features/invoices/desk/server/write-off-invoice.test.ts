import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { writeOffInvoice } from "./write-off-invoice.ts";

describe("money manually", () => {
  test("above the refund limit another person or a super-user writes it off; several parts count together", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const chosen = await anIssuedInvoice(ctx);
      const grow = (totalCents: number, createdBy: string | null) =>
        ctx.db.update(invoices).set({ totalCents, createdBy }).where(eq(invoices.id, chosen.id));
      const writeOff = (as: typeof ctx) => writeOffInvoice(as, { ...chosen, reason: "Gone" });
      const other = await askingAs(ctx, { name: "Sipho", email: "sipho@example.com", roles: ["admin"] });
      const owner = await askingAs(ctx, { name: "Zanele", email: "zanele@example.com", roles: ["super_user"] });

      await grow(500_001, personAsking(ctx.actor));
      expect(await writeOff(ctx)).toMatchObject({ reason: "same_person" });
      await grow(500_001, null);
      expect(await writeOff(other)).toMatchObject({ reason: "needs_super_user" });
      await grow(300_000, null);
      expect(await writeOff(other)).toMatchObject({ value: { state: "written_off" } });

      const second = await anIssuedInvoice(ctx);
      await ctx.db.update(invoices).set({ totalCents: 300_000, createdBy: null }).where(eq(invoices.id, second.id));
      const again = { ...second, reason: "Gone too" };
      expect(await writeOffInvoice(other, again)).toMatchObject({ reason: "needs_super_user" });
      expect(await writeOffInvoice(owner, again)).toMatchObject({ value: { state: "written_off" } });
    }));

  test("once written off it is no longer owed", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
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
