import type { CompanySettings } from "#domain/company/company-settings.ts";
import { toWire } from "#platform/to-wire.ts";
import { type BankDetails, bankDetails } from "../payable-contract.ts";

/** The account and reference for a bank transfer. */
export const describeBank = ({ banking }: Pick<CompanySettings, "banking">, reference: string): BankDetails =>
  toWire(bankDetails, banking, { reference });
