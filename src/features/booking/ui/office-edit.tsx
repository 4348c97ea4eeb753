import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/checkbox.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/toast.tsx";
import { bookingDeskContract } from "../desk-contract.ts";
import type { DeskBooking } from "../dossier-contract.ts";
import { DeskFailure } from "./office-deed-dialog.tsx";
import { CustomerFields, JourneyFields } from "./office-fields.tsx";
import { useDeskCall } from "./use-desk-call.ts";
import { draftOf, journeyIn, useDeskDraft } from "./use-desk-draft.ts";
import { useJourneyOffer } from "./use-journey-offer.ts";

type EditFactsProps = { booking: DeskBooking; onClose: () => void };

/** The facts as a form. Saved on the version that was looked at: what somebody else wrote is never lost. */
export function EditFacts({ booking, onClose }: EditFactsProps) {
  const form = useDeskDraft(() => draftOf(booking));
  const { draft, set, problems } = form;
  const [reprices, setReprices] = useState(booking.override_reason === null);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Error>();
  const edit = useDeskCall(bookingDeskContract.editBooking);
  const { estimate } = useJourneyOffer(journeyIn(draft));
  const save = async () => {
    setFailure(undefined);
    if (!form.check()) return setFailure(new Error("Please look at the marked fields."));
    try {
      await edit.mutateAsync({ ...draft, id: booking.id, version: booking.version, reprices, reason });
      onClose();
      await toast({ title: "Booking saved", kind: "success" });
    } catch (error) {
      form.tell(error);
      setFailure(error instanceof Error ? error : new Error("This could not be saved."));
    }
  };
  return (
    <Card>
      <CardHeader title="Edit the booking" />
      <div className="grid gap-5">
        <CustomerFields draft={draft} set={set} problems={problems} />
        <JourneyFields draft={draft} set={set} problems={problems} />
        <div className="grid gap-3 rounded-md bg-surface-2 px-4 py-3">
          <Checkbox
            label={`Price it anew${estimate.offer?.total_cents ? `: ${formatRand(estimate.offer.total_cents)} by the tariff of today` : ""}`}
            hint="Only where the journey differs. Otherwise the agreed price stays."
            checked={reprices}
            onChange={(event) => setReprices(event.currentTarget.checked)}
          />
          <Field label="Why" optional>
            <TextInput
              size="sm"
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </div>
        {failure && <DeskFailure failure={failure} onClose={onClose} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Leave as it was
          </Button>
          <Button busy={edit.isPending} onClick={() => void save()}>
            Save
          </Button>
        </div>
      </div>
    </Card>
  );
}
