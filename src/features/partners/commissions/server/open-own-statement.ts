import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import { findStatement, type StatementRecord } from "./statement-views.ts";

/** A statement of the actor’s own partner; others are “not found”. */
export async function openOwnStatement(
  ctx: Context,
  statementId: string,
): Promise<Result<StatementRecord, "owners_only" | "not_found">> {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const statement = await findStatement(ctx.db, statementId);
  return statement?.statement.organisationId === own.value.id ? accept(statement) : refuse("not_found");
}
