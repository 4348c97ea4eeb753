import { bind } from "#platform/bind.ts";
import { companyRecordContract } from "../contract.ts";
import { createCompany } from "./create-company.ts";
import { listCompanies } from "./list-companies.ts";
import { readCompanyRecord } from "./read-company-record.ts";
import { saveCompany } from "./save-company.ts";

export const companyRecordApi = bind(companyRecordContract, {
  listCompanies,
  readCompanyRecord,
  createCompany,
  saveCompany,
});
