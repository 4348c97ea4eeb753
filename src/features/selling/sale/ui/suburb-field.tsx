import { Field } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";

type SuburbFieldProps = { name: string; address: string; onChange: (address: string) => void };

/** The suburb of an unknown address, which is enough for a price. */
export function SuburbField({ name, address, onChange }: SuburbFieldProps) {
  const take = (suburb: string) => {
    if (suburb.trim() !== "") onChange(`${address.trim()}, ${suburb.trim()}`);
  };
  return (
    <Field
      label={`Suburb or town of ${name}`}
      hint="We don’t know this address yet. Add its suburb to see a price right away."
    >
      <PlaceField isQuiet value="" onChange={take} placeholder="e.g. Sea Point" />
    </Field>
  );
}
