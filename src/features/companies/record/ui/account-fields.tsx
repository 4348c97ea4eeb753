import { useFormContext, useWatch } from "react-hook-form";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { termsLabels } from "#domain/corporate/company-labels.ts";
import { termsDays } from "#domain/corporate/rate-card.ts";
import type { CompanyForm } from "../contract.ts";

/** Who the company is, and what it may owe. */
export function AccountFields() {
  const { control } = useFormContext<CompanyForm>();
  const isOnHold = useWatch({ control, name: "is_on_hold" });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="name" label="Name" required>
          <TextInput maxLength={120} />
        </FormField>
        <FormField name="legal_name" label="Legal name" hint="On its invoices. Empty: the name." optional>
          <TextInput maxLength={160} />
        </FormField>
        <FormField name="registration_number" label="Registration number" optional>
          <TextInput maxLength={40} />
        </FormField>
        <FormField name="vat_number" label="VAT number" optional>
          <TextInput inputMode="numeric" maxLength={10} />
        </FormField>
        <FormField name="billing_email" label="Email for invoices" hint="Empty: its first account." optional>
          <TextInput type="email" />
        </FormField>
        <FormField name="terms_days" label="Invoices are due after" required>
          {({ value, onChange }) => (
            <Select
              value={String(value)}
              options={termsDays.map((days) => ({ value: String(days), label: termsLabels[days] }))}
              onChange={(event) => onChange(Number(event.currentTarget.value))}
            />
          )}
        </FormField>
        <FormField name="credit_limit_cents" label="Credit limit" hint="Empty: none agreed." optional>
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="month_budget_cents" label="Budget of a month" optional>
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
      </div>
      <FormCheckbox
        name="has_account"
        label="May book on account"
        hint="Without it, “On account” isn’t offered and is refused."
      />
      <FormCheckbox
        name="is_billed_monthly"
        label="One invoice a month"
        hint="On the first of a month, for all that was driven by then. Without it, each booking has its own."
      />
      <FormCheckbox name="is_on_hold" label="On hold" hint="Nothing more goes on the account until this is lifted." />
      {isOnHold && (
        <FormField name="hold_reason" label="Why it is on hold" hint="Only our team reads it." optional>
          <TextArea rows={2} maxLength={300} />
        </FormField>
      )}
    </>
  );
}
