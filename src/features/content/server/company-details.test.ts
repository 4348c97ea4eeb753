import { expect, test } from "vitest";
import { companySettings } from "#db/schema/content.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { newCompany } from "#domain/company/contact-details.ts";
import { accept } from "#domain/result.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { companyDetails } from "./company-details.ts";
import { saveCompanyDetails } from "./save-company-details.ts";

test("the details are empty until some are saved, then those", () =>
  inTransaction(async (ctx) => {
    await ctx.db.delete(companySettings);
    expect(await companyDetails(ctx)).toEqual(accept(newCompany));
    await saveCompanyDetails(ctx, { ...sampleCompany, phone: "+27 21 555 0199" });
    expect((await companyDetails(ctx)).value).toMatchObject({ name: sampleCompany.name, phone: "+27 21 555 0199" });
  }));
