import { describe, expect, test } from "vitest";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { writeOffInvoice } from "./write-off-invoice.ts";

describe("money manually", () => {
  test("given up is written off, and no longer owed", () =>
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
