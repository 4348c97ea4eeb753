import { expect, test } from "vitest";
import { anOpenShift } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addExpense } from "./add-expense.ts";
import { myShift } from "./my-shift.ts";
import { removeExpense } from "./remove-expense.ts";

test("a mistaken expense can be removed by its driver only", () =>
  inTransaction(async (ctx) => {
    const [own, other] = [await anOpenShift(ctx), await anOpenShift(ctx)];
    const added = await addExpense(own.asking, { kind: "fuel", amount_cents: 100, is_from_cash: false, note: "" });
    const expense_id = added.ok ? added.value.id : "";
    expect(await removeExpense(other.asking, { expense_id })).toMatchObject({ reason: "not_found" });
    expect(await removeExpense(own.asking, { expense_id })).toMatchObject({ ok: true });
    expect(await removeExpense(own.asking, { expense_id })).toMatchObject({ reason: "not_found" });
    expect(await myShift(own.asking)).toMatchObject({ value: { shift: { expenses: [] } } });
  }));
