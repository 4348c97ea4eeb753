import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { writeEInvoice } from "./write-e-invoice.ts";

type Totals = {
  TaxTotal: [{ TaxAmount: [{ _: number }] }];
  LegalMonetaryTotal: [{ PayableAmount: [{ _: number }] }];
  ID: [{ _: string }];
};

test("every issued document of the demo has an e-invoice with its number, total and VAT to the cent", () =>
  inDemo(async (ctx) => {
    const rows = await ctx.db.select().from(invoices);
    const kinds = new Set<string>();
    for (const row of rows) {
      const file = await writeEInvoice(ctx, row.id);
      if (row.state === "draft") {
        expect(file).toBeUndefined();
        continue;
      }
      const written = JSON.parse(file?.content.toString() ?? "{}");
      const document: Totals = (row.kind === "credit_note" ? written.CreditNote : written.Invoice)[0];
      kinds.add(row.kind);
      expect(file?.name).toBe(`${row.number}.json`);
      expect({
        number: document.ID[0]._,
        total: document.LegalMonetaryTotal[0].PayableAmount[0]._,
        vat: document.TaxTotal[0].TaxAmount[0]._,
      }).toEqual({ number: row.number, total: row.totalCents / 100, vat: row.vatCents / 100 });
    }
    expect(kinds.has("credit_note")).toBe(true);
    expect(rows.length).toBeGreaterThan(20);
  }));

test("a draft has none, and neither has an unknown document", () =>
  inDemo(async (ctx) => {
    const [row] = await ctx.db.select().from(invoices).limit(1);
    const id = row?.id ?? "";
    await ctx.db.update(invoices).set({ state: "draft" }).where(eq(invoices.id, id));
    expect(await writeEInvoice(ctx, id)).toBeUndefined();
  }));
