import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aCustomerWithCredit } from "#testing/builders/money/a-customer-with-credit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { creditTargets } from "./credit-targets.ts";

test("lists what the same customer owes; a used-up credit has none", () =>
  inTransaction(async (transaction) => {
    const { ctx, second, credit } = await aCustomerWithCredit(transaction);
    expect(await creditTargets(ctx, { payment_id: credit.id })).toMatchObject({
      value: { targets: [{ kind: "booking", key: second.reference, open_cents: 129_900 }] },
    });
    expect(await creditTargets(ctx, { payment_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
