import { useController } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { FieldError, TextInput } from "#design/fields/field.tsx";
import { FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { allowsOf, endsByIssue, needsExpiry } from "#domain/compliance/document-facts.ts";
import { allowsLabel } from "#domain/compliance/document-labels.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import { allowsFieldLabel } from "./document-labels.ts";

/** The details printed on a document; `counts` if it counts once saved. */
export function DocumentFields({ type, counts = false }: { type: DocumentType; counts?: boolean }) {
  return (
    <>
      <FormField name="number" label="Number" optional>
        <TextInput maxLength={80} autoComplete="off" />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="issued_on" label="Issue date" optional>
          {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
        </FormField>
        <FormField
          name="expires_on"
          label="Expiry date"
          {...(counts && needsExpiry(type) ? { required: true } : { optional: true })}
          hint={endsByIssue(type) ? "If none is printed, we work it out from the issue date." : undefined}
        >
          {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
        </FormField>
      </div>
      {allowsOf(type).length > 0 && <AllowsField type={type} />}
    </>
  );
}

function AllowsField({ type }: { type: DocumentType }) {
  const { field } = useController({ name: "allows" });
  const error = useFieldMessage("allows");
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (one: string) =>
    field.onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{allowsFieldLabel(type)}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {allowsOf(type).map((one) => (
          <Checkbox key={one} label={allowsLabel(one)} checked={chosen.includes(one)} onChange={() => toggle(one)} />
        ))}
      </div>
      <FieldError id="allows-error" text={error} />
    </fieldset>
  );
}
