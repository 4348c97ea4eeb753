import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { openToChange } from "../../server/open-company.ts";
import { findInvited } from "../../server/user-views.ts";
import type { companyUsersContract } from "../contract.ts";

/** Called by an owner of the company, or our team. */
export async function withdrawCompanyUser(
  ctx: Context,
  { organisation_id, invite_id }: ParsedOf<typeof companyUsersContract.withdrawCompanyUser>,
) {
  const company = await openToChange(ctx, organisation_id);
  if (!company.ok) return company;
  const invited = await findInvited(ctx.db, company.value.id, ctx.now);
  if (!invited.some(({ id }) => id === invite_id)) return refuse("not_found");
  return (await ctx.accounts.withdrawInvite(ctx, { invite_id })).ok ? accept({}) : refuse("not_found");
}
