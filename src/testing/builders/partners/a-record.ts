import type { PartnerBank, PartnerTerms } from "../../../features/partners/record/contract.ts";

export const terms = (changes: Partial<PartnerTerms> = {}): PartnerTerms => ({
  commission_rate: 0.1,
  service_rates: {},
  model: "referral",
  affiliate_code: "",
  attribution_days: null,
  settlement: "monthly",
  tax_status: "vendor",
  has_account: false,
  contract_reference: "HL-2026",
  contract_from: "2026-01-01",
  contract_until: "2027-12-31",
  ...changes,
});

export const bankAccount: PartnerBank = {
  bank_name: "Sample Bank",
  bank_account_name: "Harbour Lantern",
  bank_account_number: "62 0123 45678",
  bank_branch_code: "250655",
  bank_account_type: "cheque",
};
