import { personAsking } from "#domain/account/person-asking.ts";
import { isStaff } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOwnCompany, isCompany } from "./access-views.ts";

export type OpenedCompany = { readonly id: string; readonly mayChange: boolean };

/** The company of a call: the one our team names, or the actor’s own. */
export async function openCompany(ctx: Context, named: string | null): Promise<Result<OpenedCompany, "not_found">> {
  if (isStaff(ctx.actor))
    return named && (await isCompany(ctx.db, named)) ? accept({ id: named, mayChange: true }) : refuse("not_found");
  const own = await findOwnCompany(ctx.db, personAsking(ctx.actor));
  if (!own || (named !== null && named !== own.id)) return refuse("not_found");
  return accept({ id: own.id, mayChange: own.role === "owner" });
}

/** The same for changes, which only its owners and our team may make. */
export async function openToChange(
  ctx: Context,
  named: string | null,
): Promise<Result<OpenedCompany, "not_found" | "owners_only">> {
  const opened = await openCompany(ctx, named);
  return opened.ok && !opened.value.mayChange ? refuse("owners_only") : opened;
}
