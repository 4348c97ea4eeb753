import { describe, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { newCompany } from "#domain/company/contact-details.ts";
import { accept } from "#domain/result.ts";
import { aCompany } from "#testing/builders/people/a-company.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { companyForm } from "../contract.ts";
import { companyDetails } from "./company-details.ts";
import { saveCompanyDetails } from "./save-company-details.ts";

describe("the company's details", () => {
  test("are empty but for the name until they are saved", () =>
    inNewCompany(async (ctx) => {
      expect(await companyDetails(ctx)).toEqual(accept(newCompany));
    }));

  test("are what was saved last, and pages are rendered again", () =>
    inTransaction(async (ctx, world) => {
      await saveCompanyDetails(ctx, aCompany({ phone: "+27 21 555 0188" }));
      await saveCompanyDetails(ctx, aCompany({ phone: "+27 21 555 0199" }));
      expect(await companyDetails(ctx)).toEqual(accept(aCompany({ phone: "+27 21 555 0199" })));
      expect(world.siteTouched).toBe(2);
    }));
});

describe("an administrator cannot save", () => {
  test.each([
    ["a phone number with spaces", { phone_e164: "+27 21 555 0123" }],
    ["a WhatsApp number without its country", { whatsapp_e164: "0825550123" }],
    ["an e-mail without a mailbox", { email: "example.com" }],
    ["a link that runs a script", { facebook_url: "javascript:alert(1)" }],
    ["no name", { name: " " }],
  ])("%s", (_what, changes) => {
    expect(companyForm.safeParse(aCompany(changes)).success).toBe(false);
  });

  test("but the sample itself would pass", () => {
    expect(companyForm.parse(sampleCompany)).toEqual(sampleCompany);
  });
});
