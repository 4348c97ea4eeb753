import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { deleteExpense, lockOpenShift } from "./store.ts";
import { findOwnDriver } from "./views.ts";

/** Only while the shift is open: a finished one never changes. */
export async function removeExpense(ctx: Context, { expense_id }: { expense_id: string }) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const shift = driver && (await lockOpenShift(ctx.db, driver.id));
  await keepDeleted(ctx, "expense");
  if (!shift || !(await deleteExpense(ctx.db, expense_id, shift.id))) return refuse("not_found");
  return accept({});
}
