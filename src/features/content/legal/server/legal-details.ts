import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "./views.ts";

export async function legalDetails(ctx: Context) {
  const { company, tax } = await findSettings(ctx.db);
  return accept({
    legal_name: company.legalName,
    registration_number: company.registrationNumber,
    vat_number: tax.isVendor ? tax.vatNumber : "",
    address: company.address,
    information_officer: company.informationOfficer,
    licences: company.licences,
    insurance: company.insurance,
  });
}
