import { Field } from "#design/fields/field.tsx";
import { PlaceField } from "#design/fields/place-field.tsx";

type SuburbFieldProps = { name: string; address: string; onChange: (address: string) => void };

/** For an address that our list does not know: with its suburb it can be priced. */
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
