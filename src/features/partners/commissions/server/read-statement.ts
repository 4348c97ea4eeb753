import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-statement.ts";
import { findStatement } from "./statement-views.ts";

/** A statement for our team. */
export async function readStatement(ctx: Context, { statement_id }: { statement_id: string }) {
  const statement = await findStatement(ctx.db, statement_id);
  return statement ? accept(await describeStatement(ctx, statement)) : refuse("not_found");
}
