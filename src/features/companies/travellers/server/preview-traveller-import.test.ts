import { expect, test } from "vitest";
import { companyTravellers } from "#db/schema/companies.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewTravellerImport } from "./preview-traveller-import.ts";

test("each row is new, changed, unchanged or wrong, with details", () =>
  inTransaction(async (ctx) => {
    const company = await aCompany(ctx, { costCentres: [{ code: "OPS", name: "Operations" }] });
    await aTraveller(ctx, company);
    const input = {
      organisation_id: null,
      rows: [
        { first_name: "Sipho", last_name: "Ndlovu", email: "sipho@example.com", cost_centre: "operations" },
        { email: "THANDI@example.com", cost_centre: "OPS", approver: "yes" },
        { email: "thandi@example.com" },
        { first_name: "Anna", email: "anna@example.com", cost_centre: "LAB", approver: "perhaps" },
        { first_name: "Ben", last_name: "Smit", email: "ben" },
      ],
    };
    const seen = await previewTravellerImport(await asCompany(ctx, company), input);
    if (!seen.ok) throw new Error(seen.reason);
    expect(seen.value.rows.map(({ kind }) => kind)).toEqual(["new", "changed", "error", "error", "error"]);
    expect(seen.value.rows[1]).toEqual({
      key: "thandi@example.com",
      kind: "changed",
      problems: [],
      version: 1,
      changes: [
        { field: "cost_centre", from: "", to: "OPS" },
        { field: "approver", from: "no", to: "yes" },
      ],
      notes: [],
    });
    expect(seen.value.rows.slice(2).map(({ problems }) => problems)).toEqual([
      ["This email address is in the file twice"],
      ["Enter the last name", "There is no cost centre LAB", "Enter yes or no for Approver"],
      ["Enter a valid email address"],
    ]);
    expect(await ctx.db.$count(companyTravellers)).toBe(1);
    const again = { organisation_id: null, rows: [{ email: "thandi@example.com", last_name: "Mokoena" }] };
    const known = await previewTravellerImport(await asCompany(ctx, company), again);
    expect(known).toMatchObject({ value: { rows: [{ kind: "unchanged" }] } });
  }));
