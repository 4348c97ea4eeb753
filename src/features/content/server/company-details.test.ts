import { expect, test } from "vitest";
import { companySettings } from "#db/schema/content.ts";
import { accept } from "#domain/result.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sampleCompany } from "../contract.ts";
import { companyDetails } from "./company-details.ts";
import { saveCompanyDetails } from "./save-company-details.ts";

test("the details are the sample’s until some are saved, then those", () =>
  inTransaction(async (ctx) => {
    await ctx.db.delete(companySettings);
    expect(await companyDetails(ctx)).toEqual(accept(sampleCompany));
    await saveCompanyDetails(ctx, { ...sampleCompany, phone: "+27 21 555 0199" });
    expect((await companyDetails(ctx)).value).toMatchObject({ name: sampleCompany.name, phone: "+27 21 555 0199" });
  }));
