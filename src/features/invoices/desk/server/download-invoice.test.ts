import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aFreeDraft, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "../../drafts/server/draft-invoice.ts";
import { downloadInvoice } from "./download-invoice.ts";

test("any document comes as a PDF, a draft too; what there is not does not", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const draft = await draftInvoice(ctx, aFreeDraft);
    const file = await downloadInvoice(ctx, { id: draft.ok ? draft.value.id : "" });
    expect(file.ok && Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await downloadInvoice(ctx, { id: newId() })).toMatchObject({ reason: "not_found" });
  }));
