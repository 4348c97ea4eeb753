import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { accountTypes } from "../account-contract.ts";

const typeLabels: Readonly<Record<(typeof accountTypes)[number], string>> = {
  current: "Cheque or current",
  savings: "Savings",
  transmission: "Transmission",
};

export const emptyAccount = {
  holder: "",
  bank: "",
  branch_code: "",
  account_number: "",
  account_type: "current" as const,
};

/** The fields of a bank account, shared by the customer’s and our team’s forms. */
export const RefundAccountFields = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <FormField name="holder" label="Account holder" required>
      <TextInput autoComplete="name" maxLength={100} />
    </FormField>
    <FormField name="bank" label="Bank" required>
      <TextInput autoComplete="off" maxLength={60} />
    </FormField>
    <FormField name="account_number" label="Account number" required hint="If outside South Africa, your IBAN.">
      <TextInput autoComplete="off" maxLength={40} />
    </FormField>
    <FormField name="branch_code" label="Branch code" required hint="Six digits, or the SWIFT code.">
      <TextInput autoComplete="off" maxLength={15} />
    </FormField>
    <FormField name="account_type" label="Type of account" required>
      <Select options={accountTypes.map((value) => ({ value, label: typeLabels[value] }))} />
    </FormField>
  </div>
);

export const accountTypeLabel = (type: (typeof accountTypes)[number]): string => typeLabels[type];
