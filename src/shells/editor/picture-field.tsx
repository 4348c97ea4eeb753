import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, FieldError, TextInput } from "#design/fields/field.tsx";
import type { PictureFieldProps } from "#features/pages/ui/use-block-form-kit.ts";

/** The picture that is placed, and what it shows. Others are chosen in the page editor, which has all of them. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-md p-3 inset-ring inset-ring-line">
      <legend className="float-left w-full font-semibold text-sm">{label}</legend>
      {value ? (
        <>
          <Checkbox
            label="Decorative: it says nothing of its own"
            checked={value.isDecorative}
            onChange={({ currentTarget }) => onChange({ ...value, alt: "", isDecorative: currentTarget.checked })}
          />
          {!value.isDecorative && (
            <Field label="What it shows" required>
              <TextInput
                value={value.alt}
                maxLength={300}
                onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
              />
            </Field>
          )}
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        </>
      ) : (
        <p className="text-ink-2 text-sm">No picture. Choose one in the page editor.</p>
      )}
      {error && <FieldError id="" text={error} />}
    </fieldset>
  );
}
