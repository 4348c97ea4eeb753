import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerImports } from "./customer-imports.ts";
import { importCustomers } from "./import-customers.ts";

test("past imports of customers are listed", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aKnownPair(transaction);
    const zoe = { email: "zoe@example.com", last_name: "Naidoo", version: null };
    await importCustomers(ctx, { file_name: "customers.csv", rows: [zoe] });
    const { value } = await customerImports(ctx);
    expect(value.runs).toMatchObject([{ file_name: "customers.csv", added: 1, undo_until: expect.any(String) }]);
  }));
