import { expect, test } from "vitest";
import { anAccountWithInvoices, october } from "#testing/builders/money/an-account-with-invoices.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myStatement } from "./my-statement.ts";

test("only the person’s own; a person without invoices has none", () =>
  inTransaction(async (ctx) => {
    await anAccountWithInvoices(ctx);
    expect(
      await myStatement(await askingAs(ctx, { email: "thandi@example.com" }), { ...october, format: "pdf" }),
    ).toMatchObject({
      value: { type: "application/pdf" },
    });
    const stranger = await askingAs(ctx, { email: "stranger@example.com" });
    expect(await myStatement(stranger, { ...october, format: "pdf" })).toMatchObject({ reason: "not_found" });
  }));
