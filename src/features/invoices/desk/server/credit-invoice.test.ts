import { describe, expect, test } from "vitest";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { readInvoice } from "./read-invoice.ts";

describe("money manually", () => {
  test("a partial credit leaves the rest to pay; a full one closes it", () =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      const { id, version } = await anIssuedInvoice(ctx);
      const credit = (seen: number, amount_cents?: number) =>
        creditInvoice(ctx, { id, version: seen, reason: "Late", ...(amount_cents && { amount_cents }) });
      expect(await credit(version, 30_001)).toMatchObject({ reason: "more_than_left" });
      expect(await credit(version, 10_000)).toMatchObject({ value: { number: "CN-2026-00001" } });
      const after = await readInvoice(ctx, { id });
      expect(after).toMatchObject({ value: { state: "issued", open_cents: 20_000, credited_cents: 10_000 } });
      expect(await credit(after.ok ? after.value.version : 0)).toMatchObject({ value: { number: "CN-2026-00002" } });
      expect(await readInvoice(ctx, { id })).toMatchObject({ value: { state: "credited", open_cents: 0 } });
    }));
});
