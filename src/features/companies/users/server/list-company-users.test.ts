import { expect, test } from "vitest";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listCompanyUsers } from "./list-company-users.ts";

test("a company’s users and our team see who signs in; another company doesn’t", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx);
    const desk = await asCompany(ctx, company, "desk");
    const mine = { value: { users: [{ id: desk.userId, role: "desk" }], invited: [] } };
    expect(await listCompanyUsers(desk, { organisation_id: null })).toMatchObject(mine);
    expect(await listCompanyUsers(await asTeam(ctx), { organisation_id: company })).toMatchObject(mine);
    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    expect(await listCompanyUsers(other, { organisation_id: company })).toMatchObject({ reason: "not_found" });
  }));
