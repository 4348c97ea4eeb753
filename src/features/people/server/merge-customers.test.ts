import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { readCustomer } from "./read-customer.ts";

test("two records of one person become one, and no one is merged with themselves", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept, gone } = await aKnownPair(transaction);
    expect(await mergeCustomers(ctx, { customer_id: kept, merged_id: gone })).toMatchObject({ ok: true });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({ value: { bookings: 2 } });
    expect(await mergeCustomers(ctx, { customer_id: kept, merged_id: kept })).toEqual(refuse("not_possible"));
    expect(await mergeCustomers(ctx, { customer_id: kept, merged_id: newId() })).toMatchObject({ ok: false });
  }));
