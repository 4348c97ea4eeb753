import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeRun, describeStatement } from "./describe-run.ts";
import { hasCashChanged } from "./has-cash-changed.ts";
import { findRun, findStatementItems, findStatements } from "./views.ts";

/** A pay run with every statement on it. */
export async function readPayRun(ctx: Context, { run_id: id }: { run_id: string }) {
  const run = await findRun(ctx.db, id);
  if (!run) return refuse("not_found");
  const statements = await findStatements(ctx.db, id);
  const ids = statements.map(({ statement }) => statement.id);
  const items = ids.length > 0 ? await findStatementItems(ctx.db, ids) : [];
  return accept({
    run: describeRun(run, ctx.actor),
    is_cash_changed: await hasCashChanged(ctx, id),
    statements: statements.map((statement) => describeStatement(statement, items)),
  });
}
