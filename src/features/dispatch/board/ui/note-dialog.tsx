import * as z from "zod/mini";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";

const form = z.object({
  kind: z.enum(["note", "message"]),
  text: z.string().check(z.trim(), z.minLength(1, "Enter the text")),
});

/** A note for our team, or a message to the driver. */
export function NoteDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const write = useMakeCall(roadDeskContract.writeTripNote, [detailsContract.tripDetails]);
  const kinds = [
    { value: "note", label: "Note for our team" },
    ...(trip.driver ? [{ value: "message", label: `Message to ${trip.driver.name}` }] : []),
  ];
  return (
    <FormDialog
      title={`Add a note to ${trip.reference}`}
      text={`Notes are for our team only.${trip.driver ? " Messages are emailed to the driver." : ""}`}
      confirmLabel="Save note"
      doneLabel="Note saved"
      schema={form}
      defaultValues={{ kind: "note", text: "" }}
      onConfirm={({ kind, text }) => write.mutateAsync({ trip_id: trip.id, kind, text })}
      onClose={onClose}
    >
      <FormField name="kind" label="For" required>
        <Select options={kinds} />
      </FormField>
      <FormField name="text" label="Text" required>
        <TextArea rows={3} maxLength={1000} />
      </FormField>
    </FormDialog>
  );
}
