import { describe, expect, test } from "vitest";
import { aBuyer as company } from "#testing/builders/money/a-tour-to-bill.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { completeDraft } from "./complete-draft.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { issueDraft } from "./issue-draft.ts";
import { readInvoice } from "./read-invoice.ts";

const bigDraft = {
  booking_reference: "",
  buyer_name: "Blue Crane",
  buyer_email: "a@example.com",
  buyer_address: "",
  buyer_vat_number: "",
  note: "",
  lines: [{ text: "A year of hosting", quantity: 1, unit_cents: 600_000, vat_code: "STD15" as const }],
};

describe("our team", () => {
  test("sees what a draft is missing, and cannot issue a full tax invoice without it", () =>
    inTransaction(async (transaction) => {
      const ctx = await askingAs(transaction, { roles: ["admin"] });
      const draft = await draftInvoice(ctx, bigDraft);
      const chosen = draft.ok ? { id: draft.value.id, version: draft.value.version } : { id: "", version: 0 };
      expect(await readInvoice(ctx, chosen)).toMatchObject({ value: { missing: ["buyer_address"] } });
      expect(await issueDraft(ctx, chosen)).toMatchObject({
        reason: "details_missing",
        details: { missing: ["buyer_address"] },
      });
      const complete = await completeDraft(ctx, { ...chosen, ...company });
      const next = { ...chosen, version: complete.ok ? complete.value.version : 0 };
      expect(await readInvoice(ctx, chosen)).toMatchObject({ value: { missing: [], buyer_name: company.name } });
      expect(await issueDraft(ctx, next)).toMatchObject({ ok: true, value: { number: "INV-2026-00001" } });
      expect(await completeDraft(ctx, { ...next, ...company })).toMatchObject({ reason: "not_possible" });
    }));
});
