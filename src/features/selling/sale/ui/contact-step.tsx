import { useState } from "react";
import { FactFields } from "#design/fields/fact-fields.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { emailPattern } from "#domain/text/email-address.ts";
import { PhoneField } from "./phone-field.tsx";
import { SavedPeopleChoice } from "./saved-choice.tsx";
import { StepHeading, type WizardForm } from "./step-heading.tsx";

const notAnAddress = "Please enter a valid email address";

/** The third step: the passengers and their contact details. */
export function ContactStep({ form }: { form: WizardForm }) {
  const { draft, change, problems, arrival } = form;
  const [wasLeft, setWasLeft] = useState(false);
  const isOdd = wasLeft && draft.email !== "" && !emailPattern.test(draft.email.trim());
  return (
    <>
      <StepHeading
        title="Who is travelling?"
        text="Your driver will ask for this name. We’ll email you only about this trip."
        arrival={arrival}
      />
      <div className="grid gap-5">
        <SavedPeopleChoice draft={draft} change={change} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" required error={problems.first_name}>
            <TextInput
              name="first_name"
              autoComplete="given-name"
              maxLength={100}
              value={draft.firstName}
              onChange={(event) => change({ firstName: event.currentTarget.value })}
            />
          </Field>
          <Field label="Last name" required error={problems.last_name}>
            <TextInput
              name="last_name"
              autoComplete="family-name"
              maxLength={100}
              value={draft.lastName}
              onChange={(event) => change({ lastName: event.currentTarget.value })}
            />
          </Field>
          <Field label="Email" required error={problems.email ?? (isOdd ? notAnAddress : undefined)}>
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              value={draft.email}
              onChange={(event) => change({ email: event.currentTarget.value })}
              onBlur={() => setWasLeft(true)}
            />
          </Field>
          <PhoneField value={draft.phone} onChange={(phone) => change({ phone })} error={problems.phone} />
        </div>
        <FactFields
          facts={plainFacts}
          values={plainFacts.toWire(draft)}
          onChange={(changes) => change(plainFacts.sentOnWire(changes))}
          problems={problems}
          rows={4}
          isGuided
        />
      </div>
    </>
  );
}
