import { useFormContext, useWatch } from "react-hook-form";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { termsLabels } from "#domain/corporate/company-labels.ts";
import { termsDays } from "#domain/corporate/rate-card.ts";
import type { CompanyForm } from "../contract.ts";

/** The company, and its credit limit. */
export function AccountFields() {
  const { control } = useFormContext<CompanyForm>();
  const isOnHold = useWatch({ control, name: "is_on_hold" });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="name" label="Name" required>
          <TextInput maxLength={120} />
        </FormField>
        <FormField
          name="legal_name"
          label="Legal name"
          hint="Shown on its invoices. Leave blank to use the name."
          optional
        >
          <TextInput maxLength={160} />
        </FormField>
        <FormField name="registration_number" label="Registration number" optional>
          <TextInput maxLength={40} />
        </FormField>
        <FormField name="vat_number" label="VAT number" optional>
          <TextInput inputMode="numeric" maxLength={10} />
        </FormField>
        <FormField
          name="billing_email"
          label="Email for invoices"
          hint="Leave blank to use its first account."
          optional
        >
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
        <FormField name="credit_limit_cents" label="Credit limit" hint="Leave blank if none is agreed." optional>
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="month_budget_cents" label="Monthly budget" optional>
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
      </div>
      <FormCheckbox
        name="has_account"
        label="May book on account"
        hint="If this is off, the company can’t book on account."
      />
      <FormCheckbox
        name="is_billed_monthly"
        label="One invoice a month"
        hint="Issued on the first of the month for all trips driven by then. Otherwise each booking has its own invoice."
      />
      <FormCheckbox
        name="is_on_hold"
        label="On hold"
        hint="No more bookings can go on the account until you lift this."
      />
      {isOnHold && (
        <FormField name="hold_reason" label="Why it is on hold" hint="Only our team sees this." optional>
          <TextArea rows={2} maxLength={300} />
        </FormField>
      )}
    </>
  );
}
