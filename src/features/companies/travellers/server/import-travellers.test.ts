import { expect, test } from "vitest";
import { companyTravellers } from "#db/schema/companies.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listCompanyUsers } from "../../users/server/list-company-users.ts";
import { importTravellers } from "./import-travellers.ts";

test("the import does what the preview showed, once; a later change or an error stops all of it", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx);
    await aTraveller(ctx, company, { isActive: false });
    const owner = await asCompany(ctx, company);
    const ask = (rows: Parameters<typeof importTravellers>[1]["rows"]) =>
      importTravellers(owner, { organisation_id: null, file_name: "people.csv", rows });
    const sipho = { first_name: "Sipho", last_name: "Ndlovu", email: "sipho@example.com" };
    const back = { email: "thandi@example.com", phone: "+27 82 555 0100" };
    expect(
      await ask([
        { ...sipho, version: null },
        { email: "x@example.com", version: null },
      ]),
    ).toMatchObject({
      reason: "has_errors",
    });
    expect(
      await ask([
        { ...sipho, version: null },
        { ...back, version: 7 },
      ]),
    ).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await ctx.db.$count(companyTravellers)).toBe(1);
    const request = [
      { ...sipho, version: null },
      { ...back, version: 1 },
    ];
    expect(await ask(request)).toEqual({ ok: true, value: { added: 1, changed: 1, unchanged: 0 } });
    expect(await ask(request)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(companyTravellers).orderBy(companyTravellers.email)).toMatchObject([
      { email: "sipho@example.com", organisationId: company },
      // A traveller in the file is active again.
      { email: "thandi@example.com", phone: "+27 82 555 0100", isActive: true, version: 2 },
    ]);
    const desk = await asCompany(ctx, company, "desk");
    expect(await importTravellers(desk, { organisation_id: null, file_name: "people.csv", rows: [] })).toMatchObject({
      reason: "owners_only",
    });
  }));

test("people with a sign-in role are invited once; those who already have it, or an invitation, are skipped", () =>
  inTransaction(async (ctx, world) => {
    const company = await aCompany(ctx);
    const owner = await asCompany(ctx, company);
    const ask = (rows: Parameters<typeof importTravellers>[1]["rows"]) =>
      importTravellers(owner, { organisation_id: null, file_name: "people.csv", rows });
    const sipho = { first_name: "Sipho", last_name: "Ndlovu", email: "Sipho@example.com", version: null };
    const unsure = { ...sipho, signs_in: "perhaps" };
    expect(await ask([unsure])).toMatchObject({ reason: "has_errors" });
    expect(await ask([{ ...sipho, signs_in: "Owner" }])).toMatchObject({ value: { added: 1 } });
    expect(world.emails.map(({ to }) => to)).toEqual(["sipho@example.com"]);
    const invited = { invited: [{ email: "sipho@example.com", name: "Sipho Ndlovu", role: "owner" }] };
    expect(await listCompanyUsers(owner, { organisation_id: null })).toMatchObject({ value: invited });
    const again = { email: "sipho@example.com", signs_in: "yes", version: 1 };
    expect(await ask([again])).toMatchObject({ value: { added: 0, changed: 0, unchanged: 1 } });
    expect(world.emails).toHaveLength(1);
    const many = Array.from({ length: 51 }, (_, at) => ({
      ...sipho,
      email: `colleague${at}@example.com`,
      signs_in: "desk",
    }));
    expect(await ask(many), "more than go out with one file").toMatchObject({ reason: "has_errors" });
    expect(world.emails).toHaveLength(1);
  }));
