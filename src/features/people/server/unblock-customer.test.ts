import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { blockCustomer } from "./block-customer.ts";
import { readCustomer } from "./read-customer.ts";
import { unblockCustomer } from "./unblock-customer.ts";

test("a block is lifted once", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    expect(await unblockCustomer(ctx, { customer_id: kept, version: 1 })).toMatchObject({ reason: "not_possible" });
    await blockCustomer(ctx, { customer_id: kept, version: 1, reason: "Two no-shows", last_day: null });
    expect(await unblockCustomer(ctx, { customer_id: kept, version: 2 })).toMatchObject({ value: { version: 3 } });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({ value: { is_blocked: false, block: null } });
  }));
