import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import type { GuestFieldsProps, GuestFormInputs } from "./guest-trip-fields.tsx";

/** The traveller’s name and contact details. */
export function GuestFields({
  draft,
  set,
  problems,
  isHotel,
  inputs: { phone: PhoneField },
}: GuestFieldsProps & { isHotel: boolean; inputs: Pick<GuestFormInputs, "phone"> }) {
  const text = (name: "first_name" | "last_name" | "room", label: string, isRequired: boolean) => (
    <Field label={label} {...(isRequired ? { required: true } : { optional: true })} error={problems[name]}>
      <TextInput
        autoComplete="off"
        maxLength={name === "room" ? 20 : 100}
        value={draft[name]}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text("first_name", "First name", true)}
      {text("last_name", "Last name", true)}
      <PhoneField value={draft.phone} onChange={(phone) => set({ phone })} error={problems.phone} />
      <Field
        label="Email"
        optional
        hint={draft.email ? undefined : "If blank, we’ll email you."}
        error={problems.email}
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={({ currentTarget }) => set({ email: currentTarget.value })}
        />
      </Field>
      {isHotel && text("room", "Room", false)}
      <FactFields
        facts={plainFacts}
        values={draft}
        onChange={set}
        problems={problems}
        rows={1}
        className={isHotel ? "" : "sm:col-span-2"}
      />
    </div>
  );
}
