import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";

/** Fields for billing details, for any form. */
export function DetailsFields() {
  return (
    <>
      <FormField name="name" label="Name or company" required>
        <TextInput autoComplete="organization" maxLength={200} />
      </FormField>
      <FormField name="address" label="Address" required hint="Street, suburb, town and postal code.">
        <TextArea rows={2} autoComplete="street-address" maxLength={300} />
      </FormField>
      <FormField name="vat_number" label="VAT number" optional hint="10 digits, starting with 4.">
        <TextInput inputMode="numeric" maxLength={10} />
      </FormField>
    </>
  );
}
