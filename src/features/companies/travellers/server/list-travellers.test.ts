import { expect, test } from "vitest";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listTravellers } from "./list-travellers.ts";

test("a company’s users see only their own travellers; our team names the company", () =>
  inTransaction(async (ctx) => {
    const costCentres = [{ code: "OPS", name: "Operations" }];
    const [own, other] = [await aCompany(ctx, { costCentres }, "Own"), await aCompany(ctx, {}, "Other")];
    await aTraveller(ctx, own);
    await aTraveller(ctx, own, { email: "gone@example.com", lastName: "Abel", isActive: false });
    await aTraveller(ctx, other, { firstName: "Sipho" });
    const me = await asCompany(ctx, own, "desk");
    expect(await listTravellers(me, { organisation_id: null })).toMatchObject({
      value: {
        travellers: [{ first_name: "Thandi" }, { last_name: "Abel", is_active: false }],
        cost_centres: costCentres,
      },
    });
    expect(await listTravellers(me, { organisation_id: other })).toMatchObject({ reason: "not_found" });
    const team = await asTeam(ctx, "admin");
    expect(await listTravellers(team, { organisation_id: other })).toMatchObject({
      value: { travellers: [{ first_name: "Sipho" }] },
    });
    expect(await listTravellers(team, { organisation_id: null })).toMatchObject({ reason: "not_found" });
  }));
