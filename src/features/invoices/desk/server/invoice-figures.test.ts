import { expect, test } from "vitest";
import { aFreeDraft, anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftInvoice } from "./draft-invoice.ts";
import { invoiceFigures } from "./invoice-figures.ts";

test("open amounts move from band to band as they age; a draft is counted but not owed", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    await anIssuedInvoice(ctx);
    await draftInvoice(ctx, aFreeDraft);
    const bands = async (now: Date) => {
      const { value } = await invoiceFigures({ ...ctx, now });
      return { open: value.ageing.map(({ open_cents }) => open_cents), drafts: value.drafts };
    };
    expect(await bands(ctx.now)).toEqual({ open: [30_000, 0, 0, 0, 0], drafts: 1 });
    expect(await bands(new Date("2027-06-01T08:00:00Z"))).toEqual({ open: [0, 0, 0, 0, 30_000], drafts: 1 });
  }));
