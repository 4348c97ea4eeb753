import { expect, test } from "vitest";
import { companyTravellers } from "#db/schema/companies.ts";
import { newId } from "#platform/ids.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveTraveller } from "./save-traveller.ts";

const sipho = {
  organisation_id: null,
  id: null,
  version: 0,
  first_name: "Sipho",
  last_name: "Ndlovu",
  email: "sipho@example.com",
  phone: "",
  cost_centre: "OPS",
  is_approver: true,
  is_active: true,
  has_consented: false,
};

test("an owner adds and changes travellers; other users can’t", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx, { costCentres: [{ code: "OPS", name: "" }] });
    const [owner, desk] = [await asCompany(ctx, company), await asCompany(ctx, company, "desk")];
    expect(await saveTraveller(desk, sipho)).toMatchObject({ reason: "owners_only" });
    const added = await saveTraveller(owner, sipho);
    if (!added.ok) throw new Error(added.reason);
    const left = { ...sipho, id: added.value.id, version: 1, is_active: false };
    expect(await saveTraveller(owner, left)).toMatchObject({ ok: true });
    expect(await saveTraveller(owner, left)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(companyTravellers)).toMatchObject([
      { organisationId: company, firstName: "Sipho", isApprover: true, isActive: false, version: 2 },
    ]);
  }));

test("a duplicate address, an unknown cost centre and another company’s traveller are refused", () =>
  inTransaction(async (ctx) => {
    const [company, other] = [await aCompany(ctx), await aCompany(ctx, {}, "Other")];
    const owner = await asCompany(ctx, company);
    await aTraveller(ctx, company, { email: "SIPHO@example.com" });
    const plain = { ...sipho, cost_centre: "" };
    expect(await saveTraveller(owner, plain)).toMatchObject({ reason: "email_taken" });
    const fresh = { ...sipho, email: "new@example.com" };
    expect(await saveTraveller(owner, fresh)).toMatchObject({ reason: "cost_centre_unknown" });
    for (const id of [await aTraveller(ctx, other), newId()])
      expect(await saveTraveller(owner, { ...plain, id, version: 1 })).toMatchObject({ reason: "traveller_not_found" });
  }));
