import { personAsking } from "#domain/account/person-asking.ts";
import { isStaff } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { findMonthCompany, findOwnMonthCompany, type MonthCompany } from "./company-views.ts";

/** The company of a call: the one our team names, or the actor’s own. */
export async function openMonthCompany(ctx: Context, named: string | null): Promise<MonthCompany | undefined> {
  if (isStaff(ctx.actor)) return named ? findMonthCompany(ctx.db, named) : undefined;
  const own = await findOwnMonthCompany(ctx.db, personAsking(ctx.actor));
  return own && (named === null || named === own.id) ? own : undefined;
}
