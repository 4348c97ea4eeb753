import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-statement.ts";
import { findStatement } from "./views.ts";

/** A statement for our team. */
export async function readStatement(ctx: Context, { statement_id }: { statement_id: string }) {
  const found = await findStatement(ctx.db, statement_id);
  return found ? accept(await describeStatement(ctx, found)) : refuse("not_found");
}
