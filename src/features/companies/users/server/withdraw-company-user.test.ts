import { expect, test } from "vitest";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { inviteCompanyUser } from "./invite-company-user.ts";
import { listCompanyUsers } from "./list-company-users.ts";
import { withdrawCompanyUser } from "./withdraw-company-user.ts";

test("an owner withdraws an invitation of their own company, once; another company’s stays", () =>
  inTransaction(async (ctx) => {
    const owner = await asCompany(ctx, await aCompany(ctx));
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    const input = { organisation_id: null, name: "Anele", email: "anele@example.com", role: "desk" as const };
    const invited = await inviteCompanyUser(owner, input);
    if (!invited.ok) throw new Error(invited.reason);
    const withdrawn = { organisation_id: null, invite_id: invited.value.invite_id };
    expect(await withdrawCompanyUser(other, withdrawn)).toMatchObject({ reason: "not_found" });
    expect(await withdrawCompanyUser(owner, withdrawn)).toMatchObject({ ok: true });
    expect(await withdrawCompanyUser(owner, withdrawn)).toMatchObject({ reason: "not_found" });
    expect(await listCompanyUsers(owner, { organisation_id: null })).toMatchObject({ value: { invited: [] } });
  }));
