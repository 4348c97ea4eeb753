import type { FactTable } from "#domain/record-facts.ts";
import { FactInput } from "./fact-fields.tsx";
import { FormCheckbox, FormField } from "./form-field.tsx";

/** A field for each fact of a table, within the Form around it. */
export const FormFacts = ({ facts: { table } }: { facts: { readonly table: FactTable } }) =>
  Object.values(table).map((fact) =>
    fact.kind.is === "yes_no" ? (
      <FormCheckbox key={fact.column} name={fact.column} label={fact.label} />
    ) : (
      <FormField key={fact.column} name={fact.column} label={fact.label} optional>
        {({ value, onChange }) => <FactInput fact={fact} value={value} onChange={onChange} />}
      </FormField>
    ),
  );
