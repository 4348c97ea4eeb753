import { expect, test } from "vitest";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importTravellers } from "./import-travellers.ts";
import { travellerImports } from "./traveller-imports.ts";

test("a company sees its own imports, and no one else’s", () =>
  inTransaction(async (ctx) => {
    const [company, other] = [await aCompany(ctx), await aCompany(ctx, {}, "Other")];
    const owner = await asCompany(ctx, company);
    const rows = [{ first_name: "Sipho", last_name: "Ndlovu", email: "sipho@example.com", version: null }];
    await importTravellers(owner, { organisation_id: null, file_name: "people.csv", rows });
    expect(await travellerImports(owner, { organisation_id: null })).toMatchObject({
      value: { runs: [{ file_name: "people.csv", added: 1, changed_fields: [] }] },
    });
    expect(await travellerImports(owner, { organisation_id: other })).toMatchObject({ reason: "not_found" });
    const desk = await asCompany(ctx, company, "desk");
    expect(await travellerImports(desk, { organisation_id: null })).toMatchObject({ reason: "owners_only" });
  }));
