import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aFreeDraft, anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { downloadInvoice } from "./download-invoice.ts";
import { draftInvoice } from "./draft-invoice.ts";

test("any document can be downloaded as a PDF, even a draft; an unknown one is not found", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const draft = await draftInvoice(ctx, aFreeDraft);
    const file = await downloadInvoice(ctx, { id: draft.ok ? draft.value.id : "", format: "pdf" });
    expect(file.ok && Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await downloadInvoice(ctx, { id: newId(), format: "pdf" })).toMatchObject({ reason: "not_found" });
  }));

test("an issued document has an e-invoice, a draft does not", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const { id, number } = await anIssuedInvoice(ctx);
    const file = await downloadInvoice(ctx, { id, format: "ubl" });
    expect(file).toMatchObject({ value: { name: `${number}.json`, type: "application/json" } });
    const written = JSON.parse(file.ok ? Buffer.from(file.value.content, "base64").toString() : "{}");
    expect(written.Invoice[0].LegalMonetaryTotal[0].PayableAmount).toEqual([{ _: 300, currencyID: "ZAR" }]);
    const draft = await draftInvoice(ctx, aFreeDraft);
    const input = { id: draft.ok ? draft.value.id : "", format: "ubl" as const };
    expect(await downloadInvoice(ctx, input)).toMatchObject({ reason: "not_found" });
  }));
