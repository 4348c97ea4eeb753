import { TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { addressForm, profileContract, type SavedAddress } from "../contract.ts";
import { SavedSection } from "./saved-section.tsx";

/** The person’s saved places. */
export function SavedAddressesPanel() {
  const { data, error, refetch } = useCall(profileContract.savedAddresses, {});
  const remove = useMakeCall(profileContract.removeAddress, [profileContract.savedAddresses]);
  return (
    <SavedSection
      title="Addresses"
      text="Places where we often pick you up or drop you off."
      addLabel="Add address"
      empty="No addresses yet. Add your hotel, home or workplace to book faster."
      items={data?.addresses}
      error={error}
      onAgain={() => void refetch()}
      nameOf={({ label }) => label}
      describe={({ label, address }) => (
        <>
          <p className="font-semibold">{label}</p>
          <p className="text-ink-2 text-sm">{address}</p>
        </>
      )}
      form={(address, onDone) => <AddressForm address={address} onDone={onDone} />}
      onRemove={({ id }) => remove.mutateAsync({ id })}
    />
  );
}

type AddressFormProps = { address: SavedAddress | undefined; onDone: () => void };

function AddressForm({ address, onDone }: AddressFormProps) {
  const save = useMakeCall(profileContract.saveAddress, [profileContract.savedAddresses]);
  return (
    <Form
      schema={addressForm}
      defaultValues={address ?? { label: "", address: "" }}
      className="grid gap-4 pb-4"
      onSubmit={(values) =>
        callAnswer(async () => {
          await save.mutateAsync({ ...values, ...(address && { id: address.id }) });
          void toast({ title: `${values.label} saved` });
          onDone();
        })
      }
    >
      <FormField name="label" label="Name" hint="For example Home, Work or Ouma’s place." required>
        <TextInput autoComplete="off" maxLength={60} />
      </FormField>
      <FormField name="address" label="Address" hint="Street, suburb and town, or the name of a hotel." required>
        <TextInput autoComplete="address-line1" maxLength={300} />
      </FormField>
      <SubmitButton busyText="Saving…" className="justify-self-end">
        Save address
      </SubmitButton>
    </Form>
  );
}
