import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { incidentsContract } from "../../contract.ts";
import { lostItemForm, lostItemsContract, type RiddenTrip } from "../contract.ts";
import { LostItemFields } from "./lost-item-fields.tsx";

const isReference = (text: string) => isBookingReference(text.trim().toUpperCase());

const schema = z.object({
  reference: z
    .string()
    .check(z.trim(), z.refine(isReference, "Enter the whole booking reference, with the part before the dash")),
  trip_id: z.uuid("Choose a trip"),
  ...lostItemForm,
});

/** For a customer who calls: the same report as on the booking’s page. */
export function ReportForCallerDialog({ reference: input, onClose }: { reference: string; onClose: () => void }) {
  const [reference, setReference] = useState(input);
  const isWhole = isReference(reference);
  const query = useCall(
    lostItemsContract.bookingLostItems,
    { reference: reference.trim().toUpperCase() },
    { enabled: isWhole },
  );
  const report = useMakeCall(lostItemsContract.reportLostItem, [
    lostItemsContract.listLostItems,
    incidentsContract.countIncidents,
  ]);
  const trips = isWhole ? (query.data?.trips ?? []) : [];
  return (
    <FormDialog
      title="Report lost item"
      text="We’ll notify and email the trip’s driver right away, and email the driver’s answer to the customer."
      confirmLabel="Report lost item"
      doneLabel="Lost item reported"
      size="md"
      schema={schema}
      defaultValues={{ reference: input, trip_id: "", what: "", left_where: "", contact: "" }}
      onClose={onClose}
      onConfirm={(values) => report.mutateAsync(values)}
    >
      <FormField name="reference" label="Booking reference" required>
        {({ value, onChange }) => (
          <TextInput
            value={String(value)}
            maxLength={20}
            onChange={(event) => {
              onChange(event);
              setReference(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      {isWhole && query.isError && <Alert tone="warn">{query.error.message}</Alert>}
      {isWhole && query.data && trips.length === 0 && (
        <Alert tone="warn">No one has been on board a trip on this booking in the last 90 days.</Alert>
      )}
      <FormField name="trip_id" label="Trip" required>
        <Select placeholder={isWhole ? "Please choose" : "Enter the reference first"} options={trips.map(optionOf)} />
      </FormField>
      <LostItemFields
        contact={{ label: "How to reach them", hint: "Leave blank to use the booking’s phone and email." }}
      />
    </FormDialog>
  );
}

const optionOf = ({ id, pickup_at, from, to, plate }: RiddenTrip) => ({
  value: id,
  label: `${formatDateTime(pickup_at)}, ${from} to ${to}${plate ? `, ${plate}` : ""}`,
});
