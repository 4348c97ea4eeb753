import { Select, TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { childSeatNames, needsOf } from "#domain/passenger/passenger-list.ts";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { passengerForm, profileContract, type SavedPassenger } from "../contract.ts";
import { SavedSection } from "./saved-section.tsx";

/** The person’s saved passengers. */
export function SavedPassengersPanel() {
  const { data, error, refetch } = useCall(profileContract.savedPassengers, {});
  const remove = useMakeCall(profileContract.removePassenger, [profileContract.savedPassengers]);
  return (
    <SavedSection
      title="Passengers"
      text="People you often book for."
      addLabel="Add passenger"
      empty="No passengers yet. Add family, guests or colleagues to book for them faster."
      items={data?.passengers}
      error={error}
      onAgain={() => void refetch()}
      nameOf={nameOf}
      describe={(passenger) => <Description passenger={passenger} />}
      form={(passenger, onDone) => <PassengerForm passenger={passenger} onDone={onDone} />}
      onRemove={({ id }) => remove.mutateAsync({ id })}
    />
  );
}

const nameOf = ({ first_name, last_name }: SavedPassenger) => `${first_name} ${last_name}`;

function Description({ passenger }: { passenger: SavedPassenger }) {
  const more = [passenger.phone, ...needsOf(needsSaved(passenger))].filter(Boolean).join(" · ");
  return (
    <>
      <p className="font-semibold">{nameOf(passenger)}</p>
      {more && <p className="text-ink-2 text-sm">{more}</p>}
    </>
  );
}

const nobody = {
  first_name: "",
  last_name: "",
  phone: "",
  needs: "",
  wheelchair: false,
  child_seat: "",
  allergy: "",
  language: "",
} as const;

/** One saved before guest lists has none of these. */
const needsSaved = ({ wheelchair, child_seat, allergy, language, needs }: SavedPassenger) => ({
  wheelchair: wheelchair ?? false,
  child_seat: child_seat ?? "",
  allergy: allergy ?? "",
  language: language ?? "",
  needs,
});

const childSeatOptions = [
  { value: "", label: "None" },
  ...childSeatKinds.map((value) => ({ value, label: childSeatNames[value] })),
];

type PassengerFormProps = { passenger: SavedPassenger | undefined; onDone: () => void };

function PassengerForm({ passenger, onDone }: PassengerFormProps) {
  const save = useMakeCall(profileContract.savePassenger, [profileContract.savedPassengers]);
  return (
    <Form
      schema={passengerForm}
      defaultValues={passenger ?? nobody}
      className="grid gap-4 pb-4"
      onSubmit={(values) =>
        callAnswer(async () => {
          await save.mutateAsync({ ...values, ...(passenger && { id: passenger.id }) });
          void toast({ title: `${values.first_name} ${values.last_name} saved` });
          onDone();
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="first_name" label="First name" required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
        <FormField name="last_name" label="Last name" required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
      </div>
      <FormField name="phone" label="Phone" optional>
        <TextInput type="tel" autoComplete="off" maxLength={40} />
      </FormField>
      <FormField
        name="needs"
        label="Special requirements"
        hint="For example a child seat or a folding wheelchair."
        optional
      >
        <TextInput autoComplete="off" maxLength={300} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="child_seat" label="Child seat">
          <Select options={childSeatOptions} />
        </FormField>
        <FormField name="language" label="Language" optional>
          <TextInput autoComplete="off" maxLength={40} />
        </FormField>
      </div>
      <FormCheckbox name="wheelchair" label="Uses a wheelchair" />
      <FormField
        name="allergy"
        label="Allergy"
        hint="Shown to the driver of a tour, where you eat on the way."
        optional
      >
        <TextInput autoComplete="off" maxLength={120} />
      </FormField>
      <SubmitButton busyText="Saving…" className="justify-self-end">
        Save passenger
      </SubmitButton>
    </Form>
  );
}
