import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findMembers } from "../../server/company-views.ts";
import { openToChange } from "../../server/open-company.ts";
import { findName } from "../../server/user-views.ts";
import type { companyUsersContract } from "../contract.ts";

/**
 * Invitation by an owner of the company or our team. A person with an account keeps it and also acts for the
 * company.
 */
export async function inviteCompanyUser(ctx: Context, input: ParsedOf<typeof companyUsersContract.inviteCompanyUser>) {
  const company = await openToChange(ctx, input.organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  const email = input.email.toLowerCase();
  const members = await findMembers(ctx.db, id);
  if (members.some((member) => member.email.toLowerCase() === email)) return refuse("is_member");
  const invite_id = await ctx.accounts.invite(ctx, {
    email,
    name: input.name,
    role: "corporate",
    partner: { id, name: await findName(ctx.db, id), memberRole: input.role },
  });
  return accept({ invite_id });
}
