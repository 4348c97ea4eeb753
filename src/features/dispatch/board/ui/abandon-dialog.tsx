import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { abandonForm, reliefContract } from "#features/trips/relief/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { boardReads } from "./use-line.ts";

/** No other vehicle can come: the trip ends where it stopped, with the refund decided here. */
export function AbandonDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const abandon = useMakeCall(reliefContract.abandonTrip, [...boardReads, detailsContract.tripDetails]);
  const { data } = useCall(reliefContract.readRelief, { trip_id: trip.id });
  if (!data) return null;
  const price = data.price_cents ?? 0;
  return (
    <FormDialog
      title={`End trip ${trip.reference} here?`}
      text="We won’t send another vehicle. The customer gets an apology by email, the booking is completed, and the amount you enter is refunded."
      confirmLabel="End trip here"
      doneLabel="Trip ended"
      tone="danger"
      schema={abandonForm}
      defaultValues={{ reason: "", refund_cents: price }}
      onConfirm={(values) => abandon.mutateAsync({ trip_id: trip.id, version: trip.version, ...values })}
      onClose={onClose}
    >
      <FormField
        name="refund_cents"
        label="Price reduction"
        hint={`The trip costs ${formatRand(price)}. Anything paid above the new price is refunded.`}
        required
      >
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="reason" label="Reason" hint="Our team and the driver will see it." required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
