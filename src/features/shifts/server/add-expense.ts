import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { shiftsContract } from "../contract.ts";
import { insertExpense, lockOpenShift } from "./store.ts";
import { findOwnDriver } from "./views.ts";

/** A driver’s expenses on the way, from customers’ cash or from their own pocket. */
export async function addExpense(ctx: Context, input: ParsedOf<typeof shiftsContract.addExpense>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const shift = driver && (await lockOpenShift(ctx.db, driver.id));
  if (!shift) return refuse("not_found");
  const id = ctx.newId();
  await insertExpense(ctx.db, {
    id,
    shiftId: shift.id,
    kind: input.kind,
    amountCents: input.amount_cents,
    isFromCash: input.is_from_cash,
    note: input.note,
    createdAt: ctx.now,
  });
  return accept({ id });
}
