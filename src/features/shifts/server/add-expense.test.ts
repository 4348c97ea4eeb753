import { expect, test } from "vitest";
import { aDriverWithVehicle, anOpenShift } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addExpense } from "./add-expense.ts";
import { myShift } from "./my-shift.ts";

const toll = { kind: "toll", amount_cents: 6_500, is_from_cash: true, note: "Huguenot" } as const;

test("an expense on the way is added to the open shift", () =>
  inTransaction(async (ctx) => {
    const { asking } = await anOpenShift(ctx);
    await addExpense(asking, toll);
    expect(await myShift(asking)).toMatchObject({
      value: { to_hand_in_cents: -6_500, shift: { expenses: [{ ...toll }] } },
    });
  }));

test("without an open shift it is refused", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aDriverWithVehicle(ctx);
    expect(await addExpense(asking, toll)).toMatchObject({ reason: "not_found" });
  }));
