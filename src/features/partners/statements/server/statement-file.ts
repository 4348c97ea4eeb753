import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement, type StatementFormat } from "./draw-statement.ts";
import { findStatement } from "./views.ts";

type Asked = { readonly statement_id: string; readonly format: StatementFormat };

/** A statement to download, for our team. */
export async function statementFile(ctx: Context, { statement_id, format }: Asked) {
  const found = await findStatement(ctx.db, statement_id);
  if (!found) return refuse("not_found");
  const file = await drawStatement(ctx, found, format);
  return accept({ ...file, content: file.content.toString("base64") });
}
