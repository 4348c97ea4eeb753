import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement, type StatementFormat } from "./draw-statement.ts";
import { findStatement } from "./statement-views.ts";

type Input = { readonly statement_id: string; readonly format: StatementFormat };

/** A statement to download, for our team. */
export async function statementFile(ctx: Context, { statement_id, format }: Input) {
  const statement = await findStatement(ctx.db, statement_id);
  if (!statement) return refuse("not_found");
  const file = await drawStatement(ctx, statement, format);
  return accept({ ...file, content: file.content.toString("base64") });
}
