import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { blockCustomer } from "./block-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { readCustomer } from "./read-customer.ts";

test("a customer is blocked with a reason and an end, and a later block takes its place", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    const block = { customer_id: kept, version: 1, reason: "Two no-shows" };
    expect(await blockCustomer(ctx, { ...block, last_day: "2020-01-01" })).toMatchObject({ reason: "in_the_past" });
    expect(await blockCustomer(ctx, { ...block, last_day: "2098-12-31" })).toMatchObject({ value: { version: 2 } });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({
      value: { is_blocked: true, block: { reason: "Two no-shows", last_day: "2098-12-31" } },
    });
    await blockCustomer(ctx, { ...block, version: 2, reason: "Rude to the driver", last_day: null });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({
      value: { block: { reason: "Rude to the driver", last_day: null } },
    });
    const { customers } = (await listCustomers(ctx, { search: "", size: 25, blocked: true })).value;
    expect(customers.map(({ id }) => id)).toEqual([kept]);
  }));
