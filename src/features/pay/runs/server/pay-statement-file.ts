import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement } from "./draw-statement.ts";
import { findStatement } from "./views.ts";

/** One of a pay run’s statements, for our team. */
export async function payStatementFile(ctx: Context, { statement_id }: { statement_id: string }) {
  const statement = await findStatement(ctx.db, statement_id);
  if (!statement) return refuse("not_found");
  const file = await drawStatement(ctx, statement);
  return accept({ ...file, content: file.content.toString("base64") });
}
