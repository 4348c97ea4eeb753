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
          label="You may keep and check what I send in order to decide on this application"
          hint="In line with the Protection of Personal Information Act (POPIA): for this purpose only, seen only by our team, and deleted on request."
        />
        <FormCheckbox name="is_true" required label="The information I’ve given is true and complete" />
      </div>
    </>
  );
}
