import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readCustomer } from "./read-customer.ts";

test("a customer is read with their bookings and who may be the same person", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept, gone } = await aKnownPair(transaction);
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({
      value: { bookings: 1, merges: [], possible_duplicates: [{ id: gone, bookings: 1 }] },
    });
    expect(await readCustomer(ctx, { customer_id: newId() })).toEqual(refuse("not_found"));
  }));
