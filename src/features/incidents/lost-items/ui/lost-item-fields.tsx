import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";

/** The item, where it was left, and its owner’s contact details. */
export const LostItemFields = ({ contact }: { contact: { label: string; hint: string } }) => (
  <>
    <FormField
      name="what"
      label="What is it?"
      required
      hint="Colour, brand, size: anything that helps us recognise it."
    >
      <TextArea rows={2} maxLength={500} />
    </FormField>
    <FormField name="left_where" label="Where in the vehicle" optional>
      <TextInput maxLength={200} placeholder="Back seat, left side" />
    </FormField>
    <FormField name="contact" {...contact} optional>
      <TextInput maxLength={200} />
    </FormField>
  </>
);
