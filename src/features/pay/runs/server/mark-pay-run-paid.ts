import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRunsContract } from "../contract.ts";
import { hasCashChanged } from "./has-cash-changed.ts";
import { movePayRun, payRunMover } from "./move-pay-run.ts";
import { findSetOffCash, findStatements } from "./views.ts";

/** The bank has paid it: sends the statements, and counts deducted cash as handed in. */
export async function markPayRunPaid(ctx: Context, input: ParsedOf<typeof payRunsContract.markPayRunPaid>) {
  const runId = input.run_id;
  const result = await payRunMover.lock(ctx, { id: runId, version: input.version });
  if (!result.ok) return result;
  if (input.paid_on > localDateOf(ctx.now)) return refuse("in_future");
  if (await hasCashChanged(ctx, runId)) return refuse("cash_changed");

  const moved = await movePayRun(ctx, {
    id: runId,
    to: "paid",
    reason: input.payment_note,
    changes: {
      paidBy: personAsking(ctx.actor),
      paidOn: localDate(input.paid_on),
      paymentNote: input.payment_note,
    },
  });
  if (!moved.ok) return moved;

  const cash = await findSetOffCash(ctx.db, runId);
  await ctx.emit({ type: "pay.run_paid", runId, paymentIds: cash.map(({ paymentId }) => paymentId) });
  for (const { statement } of await findStatements(ctx.db, runId))
    await ctx.emit({ type: "pay.statement_paid", statementId: statement.id });
  return accept({ version: moved.value.version, state: moved.value.state });
}
