import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aCompany, companyTerms } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readCompanyRecord } from "./read-company-record.ts";
import { saveCompany } from "./save-company.ts";

test("the terms are saved as a whole, and an outdated version is refused", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const organisation_id = await aCompany(ctx);
    const terms = companyTerms({
      legal_name: "Table Bay Holdings (Pty) Ltd",
      vat_number: "4000000060",
      terms_days: 15,
      credit_limit_cents: 5_000_000,
      requires_cost_centre: true,
      cost_centres: [{ code: "OPS", name: "" }],
      discount: 0.05,
      service_discounts: { day_tour: 0.1, custom: null },
      fixed_cents: { airport_transfer: 45_000 },
      services: ["airport_transfer"],
      hours_from: "06:00",
      hours_until: "22:00",
      booking_limit_cents: 200_000,
    });
    expect(await saveCompany(team, { organisation_id, version: 1, terms })).toEqual({
      ok: true,
      value: { version: 2 },
    });
    expect(await readCompanyRecord(team, { organisation_id })).toMatchObject({
      value: { standing: "open", terms: { ...terms, service_discounts: { day_tour: 0.1 } } },
    });
    expect(await saveCompany(team, { organisation_id, version: 1, terms })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await saveCompany(team, { organisation_id: newId(), version: 1, terms })).toMatchObject({
      reason: "not_found",
    });
  }));

test.each([
  ["a code twice", { cost_centres: [{ code: "ops" }, { code: "OPS" }] }, "code_twice"],
  ["a cost centre asked for, and none to choose", { requires_cost_centre: true }, "no_cost_centres"],
  ["half of the hours", { hours_from: "06:00" }, "hours_half"],
])("%s is refused", (_what, changes, reason) =>
  inTransaction(async (ctx) => {
    const input = { organisation_id: await aCompany(ctx), version: 1, terms: companyTerms(changes) };
    expect(await saveCompany(await asTeam(ctx, "admin"), input)).toMatchObject({ reason });
  }),
);
