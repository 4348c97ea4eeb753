import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { inNewCompany, testNow } from "#testing/in-transaction.ts";
import { legalDetails } from "./legal-details.ts";

const save = (name: string, value: Record<string, unknown>) => ({ name, value, updatedAt: testNow });

test("the company is named as our team has set it, without a VAT number where it is no vendor", () =>
  inNewCompany(async (ctx) => {
    const company = { legalName: "Zephyr Coaches CC", informationOfficer: "N. Jacobs", insurance: "R10 million" };
    await ctx.db
      .insert(settings)
      .values([save("company", company), save("tax", { isVendor: false, vatNumber: "4123456789" })]);
    expect(await legalDetails(ctx)).toMatchObject({
      ok: true,
      value: {
        legal_name: "Zephyr Coaches CC",
        information_officer: "N. Jacobs",
        insurance: "R10 million",
        vat_number: "",
      },
    });
  }));
