import { describe, expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aTourToBill as aTour, aBuyer as company } from "#testing/builders/money/a-tour-to-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { saveInvoiceDetails } from "./save-invoice-details.ts";

describe("a customer", () => {
  test("cannot read them without the code, or for a company’s booking", () =>
    inTransaction(async (ctx) => {
      const organisationId = newId();
      await ctx.db
        .insert(organisations)
        .values({ id: organisationId, kind: "corporate", name: "B", createdAt: testNow });
      const { opening } = await aTour(ctx, { organisationId });
      expect(await saveInvoiceDetails(ctx, { ...opening, code: "wrong", ...company })).toMatchObject({
        ok: false,
      });
      expect(await saveInvoiceDetails(ctx, { ...opening, ...company })).toMatchObject({ reason: "not_found" });
    }));
});
