import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invites, users } from "#db/schema/accounts.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { inviteCompanyUser } from "./invite-company-user.ts";
import { listCompanyUsers } from "./list-company-users.ts";

const anele = { organisation_id: null, name: "Anele Zulu", email: "Anele@example.com", role: "desk" as const };

test("an owner invites a booker in the company’s name; our team can too, other users can’t", () =>
  inTransaction(async (ctx, world) => {
    const company = await aCompany(ctx);
    const [owner, desk] = [await asCompany(ctx, company), await asCompany(ctx, company, "desk")];
    expect(await inviteCompanyUser(desk, anele)).toMatchObject({ reason: "owners_only" });
    const invited = await inviteCompanyUser(owner, anele);
    if (!invited.ok) throw new Error(invited.reason);
    const [invite] = await ctx.db.select().from(invites).where(eq(invites.id, invited.value.invite_id));
    expect(invite).toMatchObject({ role: "corporate", organisationId: company, memberRole: "desk" });
    expect(world.emails.at(-1)?.to).toBe("anele@example.com");
    expect(await listCompanyUsers(owner, { organisation_id: null })).toMatchObject({
      value: { invited: [{ email: "anele@example.com", role: "desk" }] },
    });
    const team = await asTeam(ctx, "admin");
    const other = { ...anele, organisation_id: company, email: "other@example.com" };
    expect(await inviteCompanyUser(team, other)).toMatchObject({ ok: true });
    const [member] = await ctx.db.select().from(users).where(eq(users.id, desk.userId));
    const again = { ...anele, email: (member?.email ?? "").toUpperCase() };
    expect(await inviteCompanyUser(owner, again)).toMatchObject({ reason: "is_member" });
  }));
