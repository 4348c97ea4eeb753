import { expect, test } from "vitest";
import { companyTravellers } from "#db/schema/companies.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importTravellers } from "./import-travellers.ts";

test("what the preview showed is done once; what has changed since, or is wrong, stops all of it", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx);
    await aTraveller(ctx, company, { isActive: false });
    const owner = await asCompany(ctx, company);
    const ask = (rows: Parameters<typeof importTravellers>[1]["rows"]) =>
      importTravellers(owner, { organisation_id: null, rows });
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
    const asked = [
      { ...sipho, version: null },
      { ...back, version: 1 },
    ];
    expect(await ask(asked)).toEqual({ ok: true, value: { added: 1, changed: 1, unchanged: 0 } });
    expect(await ask(asked)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(companyTravellers).orderBy(companyTravellers.email)).toMatchObject([
      { email: "sipho@example.com", organisationId: company },
      // Who is in the file works there again.
      { email: "thandi@example.com", phone: "+27 82 555 0100", isActive: true, version: 2 },
    ]);
    const desk = await asCompany(ctx, company, "desk");
    expect(await importTravellers(desk, { organisation_id: null, rows: [] })).toMatchObject({ reason: "owners_only" });
  }));
