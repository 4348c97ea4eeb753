import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { ownedProvider } from "../../server/owned-provider.ts";
import { drawStatement } from "./draw-statement.ts";
import { findStatement } from "./views.ts";

/** A provider’s own statement, once paid. */
export async function providerStatementFile(ctx: Context, { statement_id }: { statement_id: string }) {
  const own = await ownedProvider(ctx);
  if (!own.ok) return own;
  const statement = await findStatement(ctx.db, statement_id);
  if (statement?.statement.providerId !== own.value || statement.state !== "paid") return refuse("not_found");
  const file = await drawStatement(ctx, statement);
  return accept({ ...file, content: file.content.toString("base64") });
}
