import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { BankDetails } from "../payable-contract.ts";

/** The account and reference for a bank transfer. */
export const describeBank = ({ banking }: Pick<CompanySettings, "banking">, reference: string): BankDetails => ({
  bank: banking.bank,
  account_name: banking.accountName,
  account_number: banking.accountNumber,
  branch_code: banking.branchCode,
  account_type: banking.accountType,
  swift: banking.swift,
  reference,
});
