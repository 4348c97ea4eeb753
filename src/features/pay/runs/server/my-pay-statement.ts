import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { drawStatement } from "./draw-statement.ts";
import { findOwnDriver, findStatement } from "./views.ts";

/** A driver’s own statement, once paid. */
export async function myPayStatement(ctx: Context, { statement_id }: { statement_id: string }) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const statement = await findStatement(ctx.db, statement_id);
  if (!driver || statement?.statement.driverId !== driver.id || statement.state !== "paid") return refuse("not_found");
  const file = await drawStatement(ctx, statement);
  return accept({ ...file, content: file.content.toString("base64") });
}
