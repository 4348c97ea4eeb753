import { TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { passengerForm, profileContract, type SavedPassenger } from "../contract.ts";
import { SavedSection } from "./saved-section.tsx";

/** People the person often books for. */
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
  const more = [passenger.phone, passenger.needs].filter(Boolean).join(" · ");
  return (
    <>
      <p className="font-semibold">{nameOf(passenger)}</p>
      {more && <p className="text-ink-2 text-sm">{more}</p>}
    </>
  );
}

type PassengerFormProps = { passenger: SavedPassenger | undefined; onDone: () => void };

function PassengerForm({ passenger, onDone }: PassengerFormProps) {
  const save = useMakeCall(profileContract.savePassenger, [profileContract.savedPassengers]);
  return (
    <Form
      schema={passengerForm}
      defaultValues={passenger ?? { first_name: "", last_name: "", phone: "", needs: "" }}
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
      <SubmitButton busyText="Saving…" className="justify-self-end">
        Save passenger
      </SubmitButton>
    </Form>
  );
}
