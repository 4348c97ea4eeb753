import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findMembers } from "../../server/company-views.ts";
import { openCompany } from "../../server/open-company.ts";
import { findInvited } from "../../server/user-views.ts";

/** A company’s users and open invitations. */
export async function listCompanyUsers(ctx: Context, { organisation_id }: { organisation_id: string | null }) {
  const company = await openCompany(ctx, organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  return accept({
    users: await findMembers(ctx.db, id),
    invited: (await findInvited(ctx.db, id, ctx.now)).map(({ expiresAt, role, ...one }) => ({
      ...one,
      role: role ?? ("desk" as const),
      expires_at: expiresAt.toISOString(),
    })),
  });
}
