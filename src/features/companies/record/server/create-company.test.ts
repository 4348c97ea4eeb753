import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createCompany } from "./create-company.ts";
import { readCompanyRecord } from "./read-company-record.ts";

test("a company is created once, without an account", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const created = await createCompany(team, { name: "Table Bay Holdings", registration_number: "2011/119034/07" });
    if (!created.ok) throw new Error(created.reason);
    expect(await readCompanyRecord(team, { organisation_id: created.value.id })).toMatchObject({
      value: { standing: "not_granted", terms: { name: "Table Bay Holdings", registration_number: "2011/119034/07" } },
    });
    expect(await createCompany(team, { name: "table bay HOLDINGS", registration_number: "" })).toMatchObject({
      reason: "name_taken",
    });
  }));
