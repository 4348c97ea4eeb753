import { describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { anIssuedInvoice, asAdmin, aFreeDraft as free } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { discardDraft } from "./discard-draft.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { invoiceGaps } from "./invoice-gaps.ts";

describe("our team starts an invoice", () => {
  test("or deletes the draft, but never an issued invoice", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const draft = await draftInvoice(ctx, free);
      const chosen = draft.ok ? draft.value : { id: newId(), version: 1 };
      expect(await discardDraft(ctx, chosen)).toMatchObject({ ok: true });
      expect(await discardDraft(ctx, await anIssuedInvoice(ctx))).toMatchObject({ reason: "not_possible" });
      expect(await invoiceGaps(ctx)).toMatchObject({
        value: { series: [{ name: "INV-2026", documents: 1, missing: [] }] },
      });
    }));
});
