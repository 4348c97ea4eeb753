import { TextArea } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";

/** A last word, and the two without which we may keep nothing. */
export function DeclarationFields() {
  return (
    <>
      <FormField name="message" label="Anything else we should know?" optional className="sm:col-span-2">
        <TextArea rows={4} maxLength={5000} />
      </FormField>
      <div className="grid sm:col-span-2">
        <FormCheckbox
          name="agrees_to_privacy"
          required
          label="You may keep and check what I send, to decide on this application"
          hint="As the Protection of Personal Information Act (POPIA) says: for this purpose only, seen by our team only, and deleted when you ask."
        />
        <FormCheckbox name="is_true" required label="What I have told you is true and complete" />
      </div>
    </>
  );
}
