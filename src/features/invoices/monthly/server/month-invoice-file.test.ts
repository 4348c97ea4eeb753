import Papa from "papaparse";
import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { monthInvoiceFile } from "./month-invoice-file.ts";
import { monthInvoices } from "./month-invoices.ts";

test("the table lists each booking with its cost centre and adds up to the invoice; other companies get neither file", () =>
  inDemo(async (ctx) => {
    const crane = (await ctx.db.select().from(organisations)).find(({ name }) => name === "Blue Crane Software");
    const booker = await asCompany(ctx, crane?.id ?? "", "desk");
    const read = await monthInvoices(booker, { organisation_id: null });
    const invoice = read.ok ? read.value.invoices[0] : undefined;
    const input = { organisation_id: null, number: invoice?.number ?? "" };
    const table = await monthInvoiceFile(booker, { ...input, format: "csv" });
    if (!table.ok) throw new Error(table.reason);
    const text = Buffer.from(table.value.content, "base64").toString().replace("\ufeff", "");
    const { data } = Papa.parse<Record<string, string>>(text, { header: true });
    expect(data).toHaveLength(invoice?.bookings ?? 0);
    const total = data.reduce((sum, row) => sum + Math.round(Number(row["Incl. VAT"]) * 100), 0);
    expect(total).toBe(invoice?.total_cents);
    expect([...new Set(data.map((row) => row["Cost centre"]))]).toEqual(invoice?.cost_centres.map(({ code }) => code));
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    for (const format of ["csv", "pdf"] as const)
      expect(await monthInvoiceFile(other, { ...input, format })).toMatchObject({ reason: "not_found" });
  }));
