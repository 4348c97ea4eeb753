import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement, type StatementFormat } from "./draw-statement.ts";
import { openOwnStatement } from "./open-own-statement.ts";

type Input = { readonly statement_id: string; readonly format: StatementFormat };

/** A download of one of the partner’s own statements. */
export async function myPartnerStatementFile(ctx: Context, { statement_id, format }: Input) {
  const opened = await openOwnStatement(ctx, statement_id);
  if (!opened.ok) return opened;
  const file = await drawStatement(ctx, opened.value, format);
  return accept({ ...file, content: file.content.toString("base64") });
}
