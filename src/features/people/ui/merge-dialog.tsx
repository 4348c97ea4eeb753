import { useState } from "react";
import { Combobox } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { callerContract } from "../caller-contract.ts";
import { type CustomerInFull, type ListedCustomer, peopleContract } from "../contract.ts";
import { useCustomerCall } from "./use-customer-call.ts";

type Other = Pick<ListedCustomer, "id" | "name" | "email" | "phone">;
type MergeDialogProps = {
  customer: CustomerInFull;
  /** The other record, where it is known; otherwise it is chosen first. */
  other?: Other;
  onClose: () => void;
};

/** Everything of another record moves to this one. */
export function MergeDialog({ customer, other: known, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<(Other & { label: string }) | null>(null);
  const merge = useCustomerCall(peopleContract.mergeCustomers);
  const other = known ?? chosen;
  return (
    <ActionDialog
      title={known ? `Merge with ${known.name}?` : `Merge ${customer.name} with another customer`}
      text={
        other
          ? `Everything of ${other.name}${addressOf(other)} moves to this record. For 30 days you can undo it.`
          : "Choose the record whose bookings, messages and notes move here. For 30 days you can undo it."
      }
      confirmLabel="Merge"
      doneLabel="Customers merged"
      missing={other ? undefined : "Choose the other customer."}
      onClose={onClose}
      onConfirm={() => merge.mutateAsync({ customer_id: customer.id, merged_id: other?.id ?? "" })}
    >
      {!known && (
        <Field label="Other customer">
          <Combobox
            value={chosen}
            onChange={setChosen}
            suggest={(text) => othersLike(text, customer.id)}
            minLength={2}
            placeholder="Name, phone number, email or booking"
            emptyText="No other customer matches"
          />
        </Field>
      )}
    </ActionDialog>
  );
}

const addressOf = ({ email, phone }: Other) => (email || phone ? ` (${email || phone})` : "");

async function othersLike(text: string, ownId: string) {
  const { callers } = await callSignedIn(callerContract.findCaller, { text });
  return callers
    .filter(({ id }) => id !== ownId)
    .map(({ id, name, email, phone }) => ({
      id,
      name,
      email,
      phone,
      label: [name, email || phone].filter(Boolean).join(", "),
    }));
}
